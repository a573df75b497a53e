import { panasByPlace } from '@matka/fixtures/numbers/choice-pana';
import { digitsBasedJodis } from '@matka/fixtures/numbers/digits-based-jodi';
import { jodiFamilies, panaFamilies } from '@matka/fixtures/numbers/families';
import { motors } from '@matka/fixtures/numbers/motors';
import { evenDigits, oddDigits } from '@matka/fixtures/numbers/odd-even';
import { panasByAnk } from '@matka/fixtures/numbers/panas';
import { bracketJodis } from '@matka/fixtures/numbers/red-bracket';
import { panasWithTwoDigits } from '@matka/fixtures/numbers/two-digits-panel';
import { describe, expect, it } from 'vitest';
import { betTypesOf } from './bet-types.ts';
import { kindOf } from './numbers.ts';
import { suggest } from './suggestions.ts';

/** The combinations of a bet type without limits, sorted. */
function combinations(code: keyof typeof suggest, payload: Record<string, unknown>): string[] {
  const bet_direction = 'both';
  const given = suggest[code]?.(payload, { code, bet_direction }) ?? [];
  return [...(Array.isArray(given) ? given : (given.jodis ?? []))].sort();
}

const sorted = (list: readonly string[]): string[] => [...list].sort();

/** The tables were written by hand, apart from this host and from the mock. */
describe('the suggestions of the second host', () => {
  it.each(Object.entries(panasByAnk))('are the panas of ank %s', (ank, kinds) => {
    expect(combinations('single_pana_bulk', { ank: Number(ank) })).toEqual(sorted(kinds.SP));
    expect(combinations('double_pana_bulk', { ank })).toEqual(sorted(kinds.DP));
    expect(combinations('sp_dp_tp', { ank, types: ['TP', 'DP'] })).toEqual(
      sorted([...kinds.DP, ...kinds.TP]),
    );
  });

  it.each(motors)('are the motors of $digits', ({ digits, SP, DP }) => {
    expect(combinations('sp_motor', { digits: [...digits] })).toEqual(sorted(SP));
    expect(combinations('dp_motor', { digits: [...digits] })).toEqual(sorted(DP));
  });

  it.each(panaFamilies)('are the family of %s', (...family) => {
    const [, second = ''] = family;
    const listed = family.map((pana) => `${pana}:${kindOf(pana)}`);
    expect(combinations('penal_group', { pana: second })).toEqual(sorted(listed));
  });

  it.each(jodiFamilies)('are the jodis of %s', (...family) => {
    for (const jodi of family) expect(combinations('group_jodi', { jodi })).toEqual(sorted(family));
  });

  it.each(digitsBasedJodis)('are the jodis with $left and $right', ({ left, right, jodis }) => {
    const payload = { left_digits: left ? [left] : [], right_digits: right ? [right] : [] };
    expect(combinations('digits_based_jodi', payload)).toEqual(sorted(jodis));
  });

  it('are the panas with two digits, in whichever order they are given', () => {
    for (const [pair, panas] of Object.entries(panasWithTwoDigits)) {
      const turned = pair.charAt(1) + pair.charAt(0);
      expect(combinations('two_digits_panel', { two_digits: pair })).toEqual(sorted(panas));
      expect(combinations('two_digits_panel', { two_digits: turned })).toEqual(sorted(panas));
    }
  });

  it.each(['left', 'middle', 'right'] as const)('are the panas by their %s digit', (place) => {
    for (const [digit, counts] of Object.entries(panasByPlace[place])) {
      const found = ['SP', 'DP', 'TP'].map(
        (kind) => combinations('choice_pana', { [`${place}_digit`]: digit, types: [kind] }).length,
      );
      expect([digit, ...found]).toEqual([digit, ...counts]);
    }
  });

  it('are the brackets and the odd and even digits', () => {
    expect(combinations('red_bracket', { mode: 'half' })).toEqual(sorted(bracketJodis.half));
    expect(combinations('red_bracket', { mode: 'full' })).toEqual(sorted(bracketJodis.full));
    const odd = { add_odd_digits: true, add_even_digits: false };
    const both = { add_odd_digits: true, add_even_digits: true };
    expect(combinations('odd_even', odd)).toEqual(sorted(oddDigits));
    expect(combinations('odd_even', both)).toEqual(sorted([...oddDigits, ...evenDigits]));
  });

  it.each([
    ['half_sangam_a', { digit: '0', pana: '128' }, ['0-128']],
    ['half_sangam_a', { digit: '0', pana: '012' }, []],
    ['full_sangam', { open_pana: '000', close_pana: '990' }, ['000-990']],
    ['full_sangam', { open_pana: '000', close_pana: '901' }, []],
    ['triple_pana', { pana: '777' }, ['777']],
  ] as const)('repeat a bet of %s that exists: %o', (code, payload, expected) => {
    expect(combinations(code, payload)).toEqual(expected);
  });

  it('belong to bet types that are listed', () => {
    const codes = betTypesOf('own').map(({ config }) => config.code);
    expect(codes).toHaveLength(22);
    // The older Half Sangam is asked for in the same way.
    expect(codes).toEqual(
      expect.arrayContaining(Object.keys(suggest).filter((code) => code !== 'half_sangam')),
    );
  });
});
