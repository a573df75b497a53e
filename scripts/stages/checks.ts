import { runCheck } from './command.ts';
import { type Counts, type StageResult, stage } from './stage.ts';
import { vitest } from './vitest.ts';

/**
 * Runs the web's tests in two shards beside all others: they spend half of their time waiting for timers. Each
 * shard has one worker, since a second worker would open a page per file.
 */
async function unitTests(): Promise<Counts> {
  const half = (part: 1 | 2) =>
    vitest(`unit-of-web-${part}`, ['--project=web', `--shard=${part}/2`, '--maxWorkers=1']);
  const others = vitest('unit', ['--project=!web', '--maxWorkers=2']);
  const runs = await Promise.all([half(1), half(2), others]);
  const sum = (pick: 'passed' | 'failed') => runs.reduce((all, run) => all + run[pick], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    failures: runs.flatMap(({ failures = [] }) => failures),
  };
}

/** The stages of `npm run check`: types, lint and format, unit and component tests. */
export async function checks(): Promise<StageResult[]> {
  const read = await Promise.all([
    stage('types', () => runCheck('tsc', ['-p', 'tsconfig.json'])),
    stage('types of web', () => runCheck('tsc', ['-p', 'web'])),
    stage('lint and format', () => runCheck('biome', ['check', '--error-on-warnings'])),
  ]);
  return [...read, await stage('unit and component', unitTests)];
}
