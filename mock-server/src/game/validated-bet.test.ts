import { panasByAnk } from '@matka/fixtures/numbers/panas';
import { describe, expect, it } from 'vitest';
import { validatedFullSangam, validatedHalfSangam, validatedTriplePana } from './combinations.ts';

const everyTriple = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'));
const triples = Object.values(panasByAnk).flatMap(({ TP }) => TP);
const legal = new Set(Object.values(panasByAnk).flatMap(({ SP, DP, TP }) => [...SP, ...DP, ...TP]));

describe('the checked bet comes back', () => {
  it('as a triple pana, and nothing for the other 990 texts', { tags: ['@SUGG-06'] }, () => {
    for (const pana of everyTriple) {
      expect(validatedTriplePana({ pana, points: 10, bet_type: 'open' })).toEqual(
        triples.includes(pana) ? [pana] : [],
      );
    }
  });

  it('as a half sangam with its open part first, and nothing without a pana', {
    tags: ['@SUGG-17'],
  }, () => {
    for (const pana of everyTriple) {
      const bet = { pana, digit: '5', bet_type: 'close' } as const;
      const isLegal = legal.has(pana);
      expect(validatedHalfSangam({ ...bet, sangam_type: 'A' })).toEqual(
        isLegal ? [`5-${pana}`] : [],
      );
      expect(validatedHalfSangam({ ...bet, sangam_type: 'B' })).toEqual(
        isLegal ? [`${pana}-5`] : [],
      );
    }
  });

  it('as a full sangam, and nothing unless both are panas', { tags: ['@SUGG-18'] }, () => {
    for (const pana of everyTriple) {
      const open = { open_pana: pana, close_pana: '236', bet_type: 'close' } as const;
      const close = { open_pana: '236', close_pana: pana, bet_type: 'close' } as const;
      expect(validatedFullSangam(open)).toEqual(legal.has(pana) ? [`${pana}-236`] : []);
      expect(validatedFullSangam(close)).toEqual(legal.has(pana) ? [`236-${pana}`] : []);
    }
  });
});
