import { toolHolds } from './command.ts';
import { type Counts, type StageResult, stage } from './stage.ts';
import { vitest } from './vitest.ts';

/**
 * The tests of the web app wait for its timers half of their time, the others hardly ever: side by side, each with
 * as many workers as its kind of work feeds, they take as long as the longer one.
 */
async function unitTests(): Promise<Counts> {
  const runs = await Promise.all([
    vitest('unit-of-web', ['--project=web', '--maxWorkers=1']),
    vitest('unit', ['--project=!web', '--maxWorkers=2']),
  ]);
  const sum = (pick: 'passed' | 'failed') => runs.reduce((all, run) => all + run[pick], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    failures: runs.flatMap(({ failures = [] }) => failures),
  };
}

/** What `npm run check` holds: types, lint with format, unit and component tests. */
export async function checks(): Promise<StageResult[]> {
  return [
    await stage('types', () => toolHolds('tsc', ['-p', 'tsconfig.json'])),
    await stage('types of web', () => toolHolds('tsc', ['-p', 'web'])),
    await stage('lint and format', () => toolHolds('biome', ['check', '--error-on-warnings'])),
    await stage('unit and component', unitTests),
  ];
}
