import {
  type SuggestionBetTypeId,
  type SuggestionPayloads,
  suggestionPayloads,
} from '@matka/contracts/api/suggestions';
import { describe, expect, it } from 'vitest';
import { GameError } from './game-error.ts';
import { suggest, suggestionIdOf } from './suggest.ts';

/** One payload of every id, and the number of combinations that it gives with the first of them. */
const examples: {
  [Id in SuggestionBetTypeId]: { payload: SuggestionPayloads[Id]; count: number; first: string };
} = {
  6: { payload: { ank: 1 }, count: 12, first: '128' },
  8: { payload: { ank: '1' }, count: 9, first: '100' },
  9: { payload: { pana: '777', points: 5, bet_type: 'open' }, count: 1, first: '777' },
  10: { payload: { pana: '128' }, count: 8, first: '123:SP' },
  11: { payload: { mode: 'half' }, count: 10, first: '05' },
  12: { payload: { ank: 1, types: ['SP', 'TP'] }, count: 13, first: '128' },
  13: { payload: { left_digit: '1', types: ['SP'] }, count: 36, first: '120' },
  14: { payload: { digits: ['1', '2', '3', '0'] }, count: 4, first: '120' },
  15: { payload: { digits: ['1', '2', '3', '0'] }, count: 12, first: '100' },
  16: { payload: { jodi: '12' }, count: 8, first: '12' },
  17: { payload: { left_digits: ['1'], right_digits: ['2'] }, count: 19, first: '02' },
  18: { payload: { add_odd_digits: true, add_even_digits: false }, count: 5, first: '1' },
  19: { payload: { two_digits: '12', bet_type: 'open' }, count: 10, first: '112' },
  20: {
    payload: { sangam_type: 'A', pana: '128', digit: '5', bet_type: 'close' },
    count: 1,
    first: '5-128',
  },
  21: {
    payload: { open_pana: '128', close_pana: '236', bet_type: 'close' },
    count: 1,
    first: '128-236',
  },
};

const ids = Object.keys(suggestionPayloads).map(Number).map(suggestionIdOf);

describe('suggestions', () => {
  it.each(ids)('of id %i come from the family of that id', (id) => {
    if (id === undefined) throw new Error('an id of the contract has no suggestions');
    const { payload, count, first } = examples[id];
    const combinations = suggest(id, payload);
    const list = Array.isArray(combinations) ? combinations : (combinations.jodis ?? []);
    expect([list.length, list[0]]).toEqual([count, first]);
    expect(new Set(list).size).toBe(count);
  });

  it('of Red Bracket alone stand in an object under jodis', {
    tags: ['@MOCK-18', '@SUGG-25'],
  }, () => {
    for (const id of ids) {
      if (id === undefined) throw new Error('an id of the contract has no suggestions');
      expect(Array.isArray(suggest(id, examples[id].payload))).toBe(id !== 11);
    }
  });

  it('of 22 are those of 20', { tags: ['@SUGG-17'] }, () => {
    expect(suggestionIdOf(22)).toBe(20);
  });

  it.each([0, 1, 2, 3, 4, 5, 7, 23, -1, 1.5, Number.NaN])('do not exist for %d', (id) => {
    expect(suggestionIdOf(id)).toBeUndefined();
  });

  it('of an unusable payload are a GameError', () => {
    expect(() => suggest(14, { digits: ['1', '1', '2', '3'] })).toThrow(GameError);
  });
});
