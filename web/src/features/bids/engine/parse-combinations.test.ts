import { SuggestionResponse } from '@matka/contracts/api/suggestions';
import { read } from '@matka/contracts/reading/read';
import { describe, expect, it } from 'vitest';
import {
  parseCombinations,
  readDigit,
  readJodi,
  readKeyedPana,
  readPana,
} from './parse-combinations.ts';

const response = (list: object): SuggestionResponse => {
  const { value } = read(SuggestionResponse, { suggestions: list });
  if (!value) throw new Error('The suggestions cannot be read');
  return value;
};

describe('the list of a response', () => {
  it('is in suggestions.combinations', { tags: ['@SUGG-25'] }, () => {
    expect(parseCombinations(response({ combinations: ['123', '124'] }))).toEqual(['123', '124']);
  });

  it('is the jodis of Red Bracket, inside the combinations or beside them', {
    tags: ['@SUGG-25'],
  }, () => {
    expect(parseCombinations(response({ combinations: { jodis: ['05', '16'] } }))).toEqual([
      '05',
      '16',
    ]);
    expect(parseCombinations(response({ jodis: ['05'] }))).toEqual(['05']);
  });

  it.each([{}, { combinations: null }, { combinations: 'none' }, { combinations: [{}, null] }])(
    'is empty for %j',
    (list) => {
      expect(parseCombinations(response(list))).toEqual([]);
    },
  );
});

describe('one combination', () => {
  it.each(['5', '055', 'ab', '5 ', ''])('is no jodi: “%s”', { tags: ['@RB-04'] }, (text) => {
    expect(readJodi(text)).toBeUndefined();
  });

  it('is a digit, a jodi or a pana as text', () => {
    expect([readDigit('0'), readJodi('05'), readPana('000')]).toEqual(['0', '05', '000']);
    expect([readDigit('10'), readPana('12'), readPana('1234')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['128:SP', '128'],
    ['SP:128', '128'],
    ['128:137', '137'],
    ['group: 137', '137'],
    [' 137 :SP', '137'],
    ['SP:DP:137', undefined],
    ['12:SP', undefined],
    ['128', '128'],
    ['', undefined],
  ])('of Penal Group: %s holds %s', { tags: ['@PG-07'] }, (text, pana) => {
    expect(readKeyedPana(text)).toBe(pana);
  });
});
