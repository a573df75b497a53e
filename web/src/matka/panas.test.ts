import { panasByAnk } from '@matka/contracts/numbers/panas';
import { expect, it } from 'vitest';
import { allPanas, panasOfAnk } from './panas.ts';

it('the app knows the 220 panas', () => {
  expect(new Set(allPanas).size).toBe(220);
});

it.each(Object.entries(panasByAnk))('the panas of ank %s are found by kind', (ank, kinds) => {
  const found = panasOfAnk(ank);
  for (const kind of ['SP', 'DP', 'TP'] as const) {
    expect([...found[kind]].sort()).toEqual([...kinds[kind]].sort());
  }
});
