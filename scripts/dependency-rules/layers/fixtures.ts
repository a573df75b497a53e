import type { Layer } from './layer.ts';

/** Layers of fixtures, top to bottom. */
export const fixturesLayers: readonly Layer[] = [
  {
    path: 'fixtures/',
    holds: 'named players, markets, bet types',
    imports: [],
    types: ['contracts/api/'],
    reason: 'Data without logic, so that web and mock can be tested against the same facts.',
  },
  {
    path: 'fixtures/numbers/',
    holds: 'hand-written number tables',
    imports: [],
    types: ['contracts/api/'],
    reason: 'The tables are written by hand: no rule under test may have produced them.',
  },
];
