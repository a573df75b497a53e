import { misspeltPanas } from '@matka/fixtures/numbers/mistakes';
import { panasByAnk } from '@matka/fixtures/numbers/panas';
import { describe, expect, it } from 'vitest';
import { drawOf } from './draw.ts';
import { GameError } from './game-error.ts';

describe('a draw', () => {
  it.each(Object.entries(panasByAnk))(
    'has ank %s after each pana of its row',
    { tags: ['@MOCK-25'] },
    (ank, row) => {
      for (const pana of [...row.SP, ...row.DP, ...row.TP]) {
        expect(drawOf(pana, null)).toEqual({
          openPana: pana,
          openDigit: ank,
          closeDigit: null,
          closePana: null,
        });
        expect(drawOf('128', pana)).toEqual({
          openPana: '128',
          openDigit: '1',
          closeDigit: ank,
          closePana: pana,
        });
      }
    },
  );

  it('has no numbers before the results', () => {
    const nothing = { openPana: null, openDigit: null, closeDigit: null, closePana: null };
    expect(drawOf(null, null)).toEqual(nothing);
  });

  it.each(misspeltPanas)('refuses $wrong on either side', { tags: ['@MOCK-25'] }, ({ wrong }) => {
    const refusal = new GameError(
      `${wrong} is not a pana: its digits must rise, with 0 as the highest`,
    );
    expect(() => drawOf(wrong, null)).toThrow(refusal);
    expect(() => drawOf('128', wrong)).toThrow(refusal);
  });
});
