import { describe, expect, it } from 'vitest';
import { testsThatReach } from './changed-files.ts';
import type { Loaded } from './loaded-files.ts';

const link = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });
const links = [
  link('web/src/a.test.ts', 'web/src/a.ts'),
  link('web/src/a.ts', 'contracts/b.ts'),
  link('contracts/b.test.ts', 'contracts/b.ts'),
  link('web/src/c.test.ts', 'web/src/c.ts'),
  link('web/src/c.ts', 'contracts/b.ts', true),
  link('web/contract/d.pact.test.ts', 'contracts/b.ts'),
];
const readers = [
  'scripts/dependency-rules/dependency-rules.test.ts',
  'scripts/documents/documents.test.ts',
  'scripts/vocabulary/vocabulary.test.ts',
];

type Runs = Readonly<Record<string, readonly string[]>>;

const empty: Loaded = { at: 0, passed: true, files: new Set(), settings: [] };

/** What some test files loaded in their last runs, apart from themselves. */
const lastRuns = (runs: Runs): Map<string, Loaded> =>
  new Map(
    Object.entries(runs).map(([test, files]) => [
      test,
      { ...empty, files: new Set([test, ...files]) },
    ]),
  );

const reach = (files: string[], runs: Runs = {}, imports = links, isExact = true): string[] =>
  testsThatReach(files, { imports, loaded: lastRuns(runs), isExact: () => isExact });

it('finds the unit tests that reach a changed file, whatever lies between', () => {
  expect(reach(['contracts/b.ts'])).toEqual([
    'contracts/b.test.ts',
    ...readers,
    'web/src/a.test.ts',
  ]);
});

it('runs a changed test itself, and nothing without a change', () => {
  expect(reach(['web/src/c.test.ts'])).toEqual([...readers, 'web/src/c.test.ts']);
  expect(reach([])).toEqual([]);
});

it('runs a test of a whole program only if it changed itself', () => {
  const main = 'mock-server/src/main.test.ts';
  const more = [link(main, 'contracts/b.ts'), ...links];
  expect(reach(['contracts/b.ts'], {}, more)).not.toContain(main);
  expect(reach([main], {}, more)).toEqual([main, ...readers]);
});

describe('a test that has run before', () => {
  const screens = [
    link('web/src/home.test.tsx', 'web/src/app.tsx'),
    link('web/src/wallet.test.tsx', 'web/src/app.tsx'),
    { ...link('web/src/app.tsx', 'web/src/home.tsx'), dynamic: true },
    { ...link('web/src/app.tsx', 'web/src/wallet.tsx'), dynamic: true },
  ];
  const runs = {
    'web/src/home.test.tsx': ['web/src/app.tsx', 'web/src/home.tsx'],
    'web/src/wallet.test.tsx': ['web/src/app.tsx', 'web/src/wallet.tsx', 'web/src/wallet.css'],
  };
  const both = ['web/src/home.test.tsx', 'web/src/wallet.test.tsx'];

  it('runs if it loaded a changed file, and not if it only could have', () => {
    expect(reach(['web/src/wallet.tsx'], runs, screens)).toEqual([...readers, both[1]]);
    expect(reach(['web/src/app.tsx'], runs, screens)).toEqual([...readers, ...both]);
  });

  it('runs if it loaded a changed file that no import names', () => {
    expect(reach(['web/src/wallet.css'], runs, screens)).toEqual([...readers, both[1]]);
  });

  it('runs by its imports if the record of its run is not exact, or there is none', () => {
    expect(reach(['web/src/wallet.tsx'], runs, screens, false)).toEqual([...readers, ...both]);
    expect(reach(['web/src/wallet.tsx'], {}, screens)).toEqual([...readers, ...both]);
  });

  it('runs if it changed itself', () => {
    expect(reach(['web/src/home.test.tsx'], runs, screens)).toEqual([...readers, both[0]]);
    const loaded = new Map([['web/src/home.test.tsx', empty]]);
    const known = { imports: screens, loaded, isExact: () => true };
    expect(testsThatReach(['web/src/home.test.tsx'], known)).toEqual([...readers, both[0]]);
  });

  it('runs for a new file by the changed file that imports it', () => {
    const withNew = [...screens, link('web/src/wallet.tsx', 'web/src/new.ts')];
    const changes = ['web/src/new.ts', 'web/src/wallet.tsx'];
    expect(reach(changes, runs, withNew)).toEqual([...readers, both[1]]);
  });

  it('runs for a file that is gone, which the imports may still name', () => {
    expect(reach(['web/src/home.tsx'], runs, screens.slice(0, 2))).toEqual([...readers, both[0]]);
    expect(reach(['web/src/home.tsx'], {}, screens)).toEqual([...readers, ...both]);
  });

  it('and is of a whole program runs only if it changed itself', () => {
    const main = 'mock-server/src/main.test.ts';
    const loaded = { [main]: ['contracts/b.ts'] };
    expect(reach(['contracts/b.ts'], loaded)).not.toContain(main);
    expect(reach([main], loaded)).toContain(main);
  });
});
