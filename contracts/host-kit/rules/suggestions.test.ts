import { describe, expect, it } from 'vitest';
import { panas } from './panas.ts';
import { findingsIn } from './test-support.ts';

const judged = (code: string, payload: object, suggestions: object) =>
  findingsIn('suggestions', { suggestions }, { code, sent: { payload } });
const place = '$.suggestions.combinations';
const family = ['12', '21', '17', '71', '62', '26', '67', '76'];

it('the panas are 220, each in its order', () => {
  expect(panas).toHaveLength(220);
  expect(new Set(panas).size).toBe(220);
  for (const pana of ['111', '128', '100', '000', '890', '990']) expect(panas).toContain(pana);
  for (const pana of ['012', '821', '101', '098']) expect(panas).not.toContain(pana);
});

describe('suggestions', () => {
  it.each([
    ['group_jodi', { jodi: '12' }, family],
    ['red_bracket', { mode: 'half' }, ['16', '27', '38', '49', '50', '61', '72', '83', '94', '05']],
    ['red_bracket', { mode: 'full' }, ['11', '22', '33', '44', '55', '66', '77', '88', '99', '00']],
    ['odd_even', { add_odd_digits: true, add_even_digits: false }, ['1', '3', '5', '7', '9']],
    ['odd_even', { add_odd_digits: false, add_even_digits: true }, ['2', '4', '6', '8', '0']],
    ['sp_motor', { digits: ['1', '2', '3', '4'] }, ['123', '124', '134', '234']],
    ['dp_motor', { digits: ['1', '2'] }, ['112', '122']],
    ['triple_pana', { pana: '111' }, ['111']],
    ['penal_group', { pana: '123' }, ['123', '128', '137', '178', '236', '268', '367', '678']],
    [
      'two_digits_panel',
      { two_digits: '11' },
      ['111', '112', '113', '114', '115', '116', '117', '118', '119', '110'],
    ],
    ['sp_dp_tp', { types: ['TP'], ank: '3' }, ['111']],
  ])('of %s for %j are those of the game', (code, payload, combinations) => {
    const form = code === 'penal_group' ? combinations.map((one) => `${one}:SP`) : combinations;
    expect(judged(code, payload, { combinations: form })).toEqual([]);
    expect(judged(code, payload, { combinations: form.slice(1) })).toEqual(
      form.length > 1
        ? [[place, `lacks ${combinations[0]}`, 'all that the rules give']]
        : [[place, 'is missing or empty', 'a list of combinations']],
    );
  });

  it('of a choice are those of its digits and kinds', () => {
    const payload = { types: ['SP'], left_digit: '1', middle_digit: '2' };
    const combinations = ['123', '124', '125', '126', '127', '128', '129', '120'];
    expect(judged('choice_pana', payload, { combinations })).toEqual([]);
    const none = [place, 'holds 123', 'what the rules give'];
    expect(judged('choice_pana', { ...payload, types: ['DP'] }, { combinations })).toContainEqual(
      none,
    );
  });

  it('of digits are jodis with one of them on its side', () => {
    const payload = { left_digits: ['1'], right_digits: ['2'] };
    const combinations = [
      ...[...'0123456789'].map((digit) => `1${digit}`),
      ...[...'023456789'].map((digit) => `${digit}2`),
    ];
    expect(judged('digits_based_jodi', payload, { combinations })).toEqual([]);
  });

  it.each([
    [{ combinations: [...family, '99'] }, 'holds 99', 'what the rules give'],
    [{ combinations: [...family, '12'] }, 'holds 12 twice', 'each once'],
    [{ combinations: [] }, 'is missing or empty', 'a list of combinations'],
    [{}, 'is missing or empty', 'a list of combinations'],
  ])('are wrong: %#', (suggestions, found, expected) => {
    expect(judged('group_jodi', { jodi: '12' }, suggestions)).toContainEqual([
      place,
      found,
      expected,
    ]);
  });

  it('may be given as jodis', () => {
    for (const suggestions of [
      { jodis: family },
      { combinations: [], jodis: family },
      { combinations: family, jodis: ['99'] },
      { combinations: family.map((one) => `A1:${one}`) },
      { combinations: family.map((one) => `1A:${one}`) },
      { combinations: { jodis: family } },
    ])
      expect(judged('group_jodi', { jodi: '12' }, suggestions)).toEqual([]);
  });

  it('are texts, but for the digits of odd and even', () => {
    expect(judged('group_jodi', { jodi: '12' }, { combinations: family.map(Number) })).toEqual([
      [place, 'holds numbers', 'texts with leading zeros'],
    ]);
    const payload = { add_odd_digits: true, add_even_digits: false };
    expect(judged('odd_even', payload, { combinations: [1, 3, 5, 7, 9] })).toEqual([]);
  });

  it('of a penal group have the kind of each pana', () => {
    const combinations = ['123', '128', '137', '178', '236', '268', '367', '678'];
    expect(judged('penal_group', { pana: '123' }, { combinations })).toEqual([
      [place, 'is the text “123”', 'pana and kind with a colon'],
    ]);
    expect(judged('penal_group', { pana: '123' }, { combinations: ['123:SP', '128'] })).toEqual([
      [place, 'is the text “123:SP”', 'pana and kind with a colon'],
    ]);
    const before = combinations.map((one) => `SP:${one}`);
    expect(judged('penal_group', { pana: '123' }, { combinations: before })).toEqual([]);
  });

  it('of another game are not compared', () => {
    expect(judged('own_game', {}, { combinations: ['1'] })).toEqual([]);
  });
});
