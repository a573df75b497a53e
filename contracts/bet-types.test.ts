import { betTypes, classicHalfSangam } from '@matka/fixtures/bet-types';
import { expect, it } from 'vitest';
import { betTypeOf, betTypeRows, betTypeWithId, needsBothResults } from './bet-types.ts';

const codes = betTypeRows.map(({ code }) => code);

it('the catalogue has each code once, and the ids of the specification without a gap', () => {
  expect(new Set(codes).size).toBe(codes.length);
  const ids = [...new Set(betTypeRows.map(({ id }) => id))];
  expect(ids).toEqual(ids.map((_, at) => at + 1));
  expect(ids.length).toBeGreaterThanOrEqual(22);
  expect(betTypeRows.filter(({ sentId }) => sentId === 'forced').map(({ id }) => id)).toEqual([
    2, 20, 22,
  ]);
});

it('the catalogue finds rows by code and by id, although the older Half Sangam shares an id', () => {
  expect(betTypeOf('half_sangam')?.id).toBe(20);
  expect(betTypeWithId(20)?.code).toBe('half_sangam_a');
  expect([betTypeOf('constructor'), betTypeWithId(99)]).toEqual([undefined, undefined]);
});

it('the catalogue marks the types that need both results, and the seed lists them for close', () => {
  const both = betTypeRows.filter(needsBothResults).map(({ id }) => id);
  expect(both).toEqual(expect.arrayContaining([3, 4, 11, 16, 17, 20, 20, 21, 22]));
  const atClose = [...betTypes, classicHalfSangam].filter(
    ({ config }) => config.bet_direction === 'close',
  );
  expect(atClose.map(({ id }) => id).sort()).toEqual([...both].sort());
});
