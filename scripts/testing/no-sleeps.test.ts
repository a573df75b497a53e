import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repoPath, repoRoot } from '../lib/paths.ts';

const testCode = [
  '{contracts,fixtures,mock-server,scripts,web}/**/*.{test,spec}.{ts,tsx}',
  'web/{e2e,contract,src/testing}/**/*.{ts,tsx}',
  'mock-server/{test,contract}/**/*.ts',
  'scripts/testing/**/*.ts',
];

/** Files that wait for a while, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'mock-server/src/faults/commit-faults.test.ts':
    'a random step of a random schedule; the pace of a slow response',
  'mock-server/test/concurrent-replay.test.ts': 'a random step of a random schedule',
  'web/e2e/console/console.spec.ts':
    'an app that comes late on purpose; observes that a refresh replaces nothing under the pointer',
  'web/e2e/fault-table/page-time.ts': 'observes what the app says over time',
  'web/src/submissions/store.test.ts': 'tasks of fake time',
  'web/src/testing/tabs.ts': 'requests of fake time',
  'web/vite/broken-upstream.test.ts': 'a host that breaks off a moment after its first bytes',
};

/** A pause for some time; a turn of the event loop (no delay, or 0) is none. */
const sleeps = [
  /\bwaitForTimeout\(/,
  /\bAtomics\.wait\(/,
  /\b(?:sleep|wait)\((?!0?\)|\)|0\))[\d_a-zA-Z.]+\)/,
  /new Promise[^;]*?\bsetTimeout\(\s*[\w$]+\s*,(?!\s*0\s*\))/,
  /\bsetTimeout\(\(\) => [\w.]+\(\), (?!0\))[\w_]+\)/,
];

const sleepsIn = (source: string): boolean => sleeps.some((pattern) => pattern.test(source));

const listed = testCode.flatMap((pattern) =>
  globSync(pattern, { cwd: repoRoot, exclude: (name) => String(name).includes('node_modules') }),
);
const files = [...new Set(listed.map((file) => file.replaceAll('\\', '/')))].sort();

const sleepers = (): string[] =>
  files
    .filter((file) => file !== 'scripts/testing/no-sleeps.test.ts')
    .filter((file) => sleepsIn(readFileSync(repoPath(file), 'utf8')));

it('no journey goes through a list that may be empty', () => {
  const loops = files.filter(
    (file) => file.startsWith('web/e2e/') && /\.all\(\)/.test(readFileSync(repoPath(file), 'utf8')),
  );
  expect(loops).toEqual(['web/e2e/pages/each-of.ts']);
});

describe('no test sleeps', () => {
  it('every test waits for what it expects, or gives a reason to sleep', () => {
    expect(sleepers()).toEqual(Object.keys(exceptions).sort());
  });

  it.each([
    'await page.waitForTimeout(500);',
    'await sleep(300);',
    'await new Promise((done) => setTimeout(done, 20));',
    'const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));',
    'setTimeout(() => done(), 20)',
  ])('the check for sleeps finds %s', (source) => {
    expect(sleepsIn(source)).toBe(true);
  });

  it.each([
    'await new Promise((resolve) => setTimeout(resolve));',
    'await act(() => new Promise((resolve) => setTimeout(resolve, 0)));',
    'await sleep(0);',
    'test.setTimeout(90_000);',
    'await waitFor(shown)',
  ])('the check for sleeps allows %s', (source) => {
    expect(sleepsIn(source)).toBe(false);
  });
});
