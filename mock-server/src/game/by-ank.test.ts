import { panasByAnk } from '@matka/fixtures/numbers/panas';
import { describe, expect, it } from 'vitest';
import { panaBulk, spDpTp } from './combinations.ts';
import { GameError } from './game-error.ts';

const kinds = ['SP', 'DP', 'TP'] as const;

describe.each(Object.entries(panasByAnk))('ank %s', (ank, table) => {
  it('gives its 12 single and 9 double panas', { tags: ['@MOCK-15'] }, () => {
    expect(panaBulk('SP', { ank })).toEqual(table.SP);
    expect(panaBulk('DP', { ank })).toEqual(table.DP);
  });

  it('gives every combination of ticked kinds', { tags: ['@MOCK-20'] }, () => {
    for (let bits = 1; bits < 8; bits += 1) {
      const types = kinds.filter((_, place) => bits & (1 << place));
      const panas = types.flatMap((kind) => table[kind]);
      expect(spDpTp({ ank, types })).toEqual(panas);
      expect(spDpTp({ ank, types: [...types].reverse() })).toEqual(panas);
    }
  });

  it('may come as a number', { tags: ['@SUGG-04', '@SUGG-05', '@SUGG-09'] }, () => {
    expect(panaBulk('SP', { ank: Number(ank) })).toEqual(table.SP);
    expect(panaBulk('DP', { ank: Number(ank) })).toEqual(table.DP);
    expect(spDpTp({ ank: Number(ank), types: ['TP'] })).toEqual(table.TP);
  });
});

it('answers 22 panas when all kinds are ticked, each kind once', { tags: ['@MOCK-20'] }, () => {
  expect(spDpTp({ ank: '1', types: ['SP', 'DP', 'TP', 'SP'] })).toHaveLength(22);
});

it('refuses SP/DP/TP without a ticked kind', () => {
  expect(() => spDpTp({ ank: '1', types: [] })).toThrow(
    new GameError('Tick at least one of SP, DP and TP'),
  );
});
