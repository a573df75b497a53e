import { readdirSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';
import { runNode } from './command.ts';
import type { Counts } from './stage.ts';

const folder = 'scripts/simulate/cases';
/** Minutes of fresh seeds in each run of all tests. */
const FRESH = '0.5';

const simulate = async (args: string[]): Promise<boolean> =>
  (await runNode([repoPath('scripts/simulate.ts'), ...args])) === 0;

/** Plays the stored cases, in which nothing may be found any more, then fresh seeds for half a minute. */
export async function simulation(): Promise<Counts> {
  const cases = readdirSync(repoPath(folder)).filter((name) => name.endsWith('.json'));
  const results: boolean[] = [];
  for (const name of cases) results.push(await simulate(['--play', repoPath(folder, name), '--json']));
  results.push(await simulate(['--minutes', FRESH]));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}
