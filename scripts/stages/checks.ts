import { existsSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';
import { readChanges, testsThatReach } from './changed-files.ts';
import { runCheck } from './command.ts';
import type { Stage } from './stage.ts';
import { vitest } from './vitest.ts';

interface UnitTests {
  /** All by default. */
  projects?: readonly string[];
  /** All of the projects by default. */
  files?: readonly string[];
  /** One by default: a second one would read all modules again. */
  workers?: number;
  env?: NodeJS.ProcessEnv;
  yields?: boolean;
}

const unit = (
  name: string,
  { projects = [], files = [], workers = 1, env = {}, yields = false }: UnitTests,
): Stage => ({
  name: `unit: ${name}`,
  work: () =>
    vitest(
      `unit-of-${name}`,
      [...projects.map((project) => `--project=${project}`), `--maxWorkers=${workers}`, ...files],
      { env, yields },
    ),
});

/** TypeScript with one thread: each further one reads and checks much of the same again. */
const typesOf = (name: string, project: string, yields: boolean): Stage => ({
  name,
  work: () => runCheck('tsc', ['-p', project, '--singleThreaded'], { yields }),
});

const types = (yields = false): Stage[] => [
  typesOf('types', 'tsconfig.json', yields),
  typesOf('types of web', 'web', yields),
];

const lint = (files: readonly string[] = [], yields = false): Stage => ({
  name: 'lint and format',
  work: () =>
    runCheck('biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files], {
      yields,
    }),
});

/**
 * Types, lint and format, unit and component tests; `quick` leaves out the tests of whole programs. The tests of the web
 * take longest then and have one worker: the others yield to them, or all would wait for them at the end.
 */
export function checkStages({ quick = false } = {}): Stage[] {
  const env = quick ? { MATKA_QUICK: '1' } : {};
  // The longest first.
  return [
    unit('mock-server', { projects: ['mock-server'], env, yields: quick }),
    unit('web', { projects: ['web'], env }),
    unit('others', { projects: ['!web', '!mock-server'], env, yields: quick }),
    lint([], quick),
    ...types(quick),
  ];
}

const exists = (file: string): boolean => existsSync(repoPath(file));

/** Types, lint of the changed files, and the tests that reach them. */
export function changedStages(): Stage[] {
  const changes = readChanges();
  const files = changes.filter(exists);
  const tests = testsThatReach(changes).filter(exists);
  console.log(`${changes.length} changed files, reached by ${tests.length} test files`);
  return [
    ...(tests.length > 0 ? [unit('changed', { files: tests, workers: 2 })] : []),
    ...types(),
    ...(files.length > 0 ? [lint(files)] : []),
  ];
}
