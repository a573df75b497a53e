import { misspeltPanas } from '@matka/fixtures/numbers/mistakes';
import { panasByAnk } from '@matka/fixtures/numbers/panas';
import { describe, expect, it } from 'vitest';
import { makeDraw } from './draw.ts';
import { GameError } from './game-error.ts';

describe('a draw', () => {
  it.each(Object.entries(panasByAnk))(
    'has ank %s after each pana of its row',
    { tags: ['@MOCK-25'] },
    (ank, row) => {
      for (const pana of [...row.SP, ...row.DP, ...row.TP]) {
        expect(makeDraw(pana, null)).toEqual({
          openPana: pana,
          openDigit: ank,
          closeDigit: null,
          closePana: null,
        });
        expect(makeDraw('128', pana)).toEqual({
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
    expect(makeDraw(null, null)).toEqual(nothing);
  });

  it.each(misspeltPanas)('refuses $wrong on either side', { tags: ['@MOCK-25'] }, ({ wrong }) => {
    const refusal = new GameError(
      `${wrong} is not a pana: its digits must rise, with 0 as the highest`,
    );
    expect(() => makeDraw(wrong, null)).toThrow(refusal);
    expect(() => makeDraw('128', wrong)).toThrow(refusal);
  });
});
