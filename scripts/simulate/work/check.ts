import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { initialEnvironment } from '../../lib/environment.ts';
import { repoPath, repoRoot } from '../../lib/paths.ts';
import type { Counts } from '../../lib/steps.ts';
import { FIXED_SEED } from './options.ts';
import type { Played } from './play.ts';
import type { Summary } from './search.ts';

/** Runs the command with `--json` in another process, whose clock is virtual; returns its output. */
async function simulate<Result>(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const child = spawn(process.execPath, [repoPath('scripts/simulate.ts'), '--json', ...args], {
    cwd: repoRoot,
    env: { ...initialEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await text(child.stdout);
  if (!output.startsWith('{')) throw new Error(`The simulation ended early: ${output}`);
  return JSON.parse(output);
}

/**
 * Plays the kept cases and the fixed seed, which must find nothing, and repeats the seed in another process and time
 * zone, whose trace must be the same.
 */
export async function playCases(): Promise<Counts> {
  const seed = ['--seed', `${FIXED_SEED}`, '--runs', '1'];
  const [{ passed, failed, hash }, again] = await Promise.all([
    simulate<Played>(['--cases']),
    simulate<Summary>(seed, { TZ: 'America/Lima', LANG: 'de_DE.UTF-8' }),
  ]);
  const isSame = hash === again.hash;
  if (!isSame)
    console.log(`Two processes gave different traces for the same seed: ${hash}, ${again.hash}`);
  return { passed: passed + (isSame ? 1 : 0), failed: failed + (isSame ? 0 : 1) };
}
