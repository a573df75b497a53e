import { readChanges, testsThatReach } from './changed-files.ts';
import { runCheck } from './command.ts';
import type { Stage } from './stage.ts';
import { vitest } from './vitest.ts';

/** Half of a project's unit tests, with one worker: a second worker would read all modules again for each file. */
const shard = (project: 'web' | 'mock-server', part: 1 | 2, env: NodeJS.ProcessEnv): Stage => ({
  name: `unit: ${project} ${part}`,
  work: () =>
    vitest(
      `unit-of-${project}-${part}`,
      [`--project=${project}`, `--shard=${part}/2`, '--maxWorkers=1'],
      { env },
    ),
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
  const env = quick ? { MATKA_QUICK: '1' } : {};
  const others = ['--project=!web', '--project=!mock-server', '--maxWorkers=1'];
  // The longest first.
  return [
    shard('mock-server', 1, env),
    shard('mock-server', 2, env),
    shard('web', 1, env),
    { name: 'unit: others', work: () => vitest('unit', others, { env }) },
    shard('web', 2, env),
    lint(),
    ...types,
  ];
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
