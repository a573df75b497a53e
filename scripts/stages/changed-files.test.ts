import { expect, it } from 'vitest';
import { testsThatReach } from './changed-files.ts';

const link = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });
const imports = [
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

it('finds the unit tests that reach a changed file, whatever lies between', () => {
  expect(testsThatReach(['contracts/b.ts'], imports)).toEqual([
    'contracts/b.test.ts',
    ...readers,
    'web/src/a.test.ts',
  ]);
});

it('runs a changed test itself, and nothing without a change', () => {
  expect(testsThatReach(['web/src/c.test.ts'], imports)).toEqual([...readers, 'web/src/c.test.ts']);
  expect(testsThatReach([], imports)).toEqual([]);
});

it('runs a test of a whole program only if it changed itself', () => {
  const main = 'mock-server/src/main.test.ts';
  const links = [link(main, 'contracts/b.ts'), ...imports];
  expect(testsThatReach(['contracts/b.ts'], links)).not.toContain(main);
  expect(testsThatReach([main], links)).toEqual([main, ...readers]);
});
