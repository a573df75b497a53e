import { readChanges, testsThatReach } from './changed-files.ts';
import { runCheck } from './command.ts';
import type { Stage } from './stage.ts';
import { vitest } from './vitest.ts';

/**
 * Tests of whole programs and of every screen under many broken responses: they take most of the time of all unit
 * and component tests. `npm test` runs them, `npm run check` does not.
 */
const wholePrograms = [
  'mock-server/test/**',
  'mock-server/src/main.test.ts',
  'scripts/orphans.test.ts',
  'web/src/testing/*.test.tsx',
  'web/src/submissions/real-host.test.tsx',
];

/** The web's tests in two shards of one worker each: a second worker would open a page for each file. */
const webShard = (part: 1 | 2, exclude: readonly string[]): Stage => ({
  name: `unit: web ${part}`,
  work: () =>
    vitest(`unit-of-web-${part}`, [
      '--project=web',
      `--shard=${part}/2`,
      '--maxWorkers=1',
      ...exclude,
    ]),
});

const types: Stage[] = [
  { name: 'types', work: () => runCheck('tsc', ['-p', 'tsconfig.json']) },
  { name: 'types of web', work: () => runCheck('tsc', ['-p', 'web']) },
];

const lint = (files: readonly string[] = []): Stage => ({
  name: 'lint and format',
  work: () =>
    runCheck('biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files]),
});

/** Types, lint and format, unit and component tests; `quick` leaves out the tests of whole programs. */
export function checkStages({ quick = false } = {}): Stage[] {
  const exclude = quick ? wholePrograms.map((pattern) => `--exclude=${pattern}`) : [];
  const others: Stage = {
    name: 'unit: others',
    work: () => vitest('unit', ['--project=!web', '--maxWorkers=1', ...exclude]),
  };
  return [webShard(1, exclude), webShard(2, exclude), others, ...types, lint()];
}

/** Types, lint of the changed files, and the tests that reach them. */
export function changedStages(): Stage[] {
  const files = readChanges();
  const tests = testsThatReach(files);
  console.log(`${files.length} changed files, reached by ${tests.length} test files`);
  const projects = [
    ['unit: web', 'unit-of-web', 'web', tests.filter((file) => file.startsWith('web/'))],
    ['unit: others', 'unit', '!web', tests.filter((file) => !file.startsWith('web/'))],
  ] as const;
  const unit: Stage[] = projects
    .filter(([, , , own]) => own.length > 0)
    .map(([name, report, project, own]) => ({
      name,
      work: () => vitest(`changed-${report}`, [`--project=${project}`, '--maxWorkers=1', ...own]),
    }));
  return [...unit, ...types, ...(files.length > 0 ? [lint(files)] : [])];
}
