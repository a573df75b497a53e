import { readdirSync } from 'node:fs';
import { repoPath } from '../../lib/paths.ts';
import { describeStep } from '../run/describe-step.ts';
import { type Parts, type RunResult, runScript, runSeed } from '../run/run.ts';
import { readCase } from './case-file.ts';
import { FIXED_SEEDS, STEPS } from './options.ts';
import { hashOf } from './search.ts';

/** What a case does that it should not: findings, and signs that it lost its situation. */
function failuresOf(result: RunResult, outcome?: RunResult['outcome']): string[] {
  const { findings, idle } = result;
  const [now, before] = [result.outcome, outcome].map((each) => JSON.stringify(each));
  return [
    ...findings.map(({ kind, expected, seen }) => `${kind}: expected ${expected}; seen: ${seen}`),
    ...idle.steps.map((step) => `This step did not apply: ${describeStep(step)}`),
    ...(idle.fates > 0 ? [`${idle.fates} faults met no request.`] : []),
    ...(outcome && now !== before ? [`The outcome is ${now}; the case expects ${before}.`] : []),
  ];
}

/** Plays a case and prints it step by step; returns what was found. */
export async function play(parts: Parts, file: string, print: (line: string) => void) {
  const { script, found, outcome } = readCase(file);
  const result = await runScript(parts, script);
  print(`world: ${JSON.stringify(script.world)}`);
  for (const line of result.trace) print(line);
  if (found) print(`\nFound when it was written: ${found.kind}: ${found.expected}; ${found.seen}`);
  for (const failure of failuresOf(result, outcome)) print(`\n${failure}`);
  if (result.findings.length === 0) print('\nNothing was found.');
  return result;
}

export interface Played {
  passed: number;
  failed: number;
  /** The hash over the traces of the fixed seeds. */
  hash: string;
}

export async function playCases(parts: Parts, print: (line: string) => void): Promise<Played> {
  const folder = repoPath('scripts/simulate/cases');
  const played: Played = { passed: 0, failed: 0, hash: '' };
  const tell = (name: string, failures: readonly string[]) => {
    print(`${failures.length === 0 ? '✓' : '✗'} ${name}`);
    for (const failure of failures) print(`    ${failure}`);
    played[failures.length > 0 ? 'failed' : 'passed']++;
  };
  for (const name of readdirSync(folder).sort()) {
    const { script, outcome } = readCase(`${folder}/${name}`);
    tell(name.replace('.json', ''), failuresOf(await runScript(parts, script), outcome));
  }
  const hashes: string[] = [];
  for (let seed = 1; seed <= FIXED_SEEDS; seed++) {
    const result = await runSeed(parts, seed, STEPS);
    hashes.push(result.hash);
    tell(`seed ${seed}`, failuresOf({ ...result, idle: { steps: [], fates: 0 } }));
  }
  return { ...played, hash: hashOf(hashes) };
}
