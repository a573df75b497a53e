import { readdirSync } from 'node:fs';
import { repoPath } from '../../lib/paths.ts';
import { type RunResult, runScript, runSeed } from '../run/run.ts';
import type { Parts } from '../run/stage.ts';
import { describeStep } from '../run/step.ts';
import { digest } from '../run/trace.ts';
import { type CaseFile, readCase } from './case-file.ts';
import { FIXED_SEED, STEPS } from './options.ts';

const findingsOf = ({ findings }: RunResult): string[] =>
  findings.map(({ kind, expected, seen }) => `${kind}: expected ${expected}; seen: ${seen}`);

/** Lists the failures of a case: findings, and signs that it lost its situation. */
function failuresOf(result: RunResult, expected: CaseFile['outcome']): string[] {
  const { idle, outcome } = result;
  const [now, before] = [outcome, expected].map((each) => JSON.stringify(each));
  return [
    ...findingsOf(result),
    ...idle.steps.map((step) => `This step did not apply: ${describeStep(step)}`),
    ...(idle.fates > 0 ? [`${idle.fates} faults met no request.`] : []),
    ...(now === before ? [] : [`The outcome is ${now}; the case expects ${before}.`]),
  ];
}

export async function play(parts: Parts, file: CaseFile, print: (line: string) => void) {
  const { script, found, outcome } = file;
  const result = await runScript(parts, script);
  const { findings, hash } = result;
  print(`world: ${JSON.stringify(script.world)}`);
  for (const line of result.trace) print(line);
  if (found) print(`\nFound when it was written: ${found.kind}: ${found.expected}; ${found.seen}`);
  for (const failure of failuresOf(result, outcome)) print(`\n${failure}`);
  if (findings.length === 0) print('\nNothing was found.');
  return { seed: script.seed, runs: 1, hash, findings, failed: findings.length };
}

export interface Played {
  passed: number;
  failed: number;
  /** The hash over the trace of the fixed seed. */
  hash: string;
}

export async function playCases(parts: Parts, print: (line: string) => void): Promise<Played> {
  const folder = repoPath('scripts/simulate/cases');
  const counts = { passed: 0, failed: 0 };
  const tell = (name: string, failures: readonly string[]) => {
    print(`${failures.length === 0 ? '✓' : '✗'} ${name}`);
    for (const failure of failures) print(`    ${failure}`);
    counts[failures.length > 0 ? 'failed' : 'passed']++;
  };
  for (const name of readdirSync(folder).sort()) {
    const { script, outcome } = readCase(`${folder}/${name}`);
    tell(name.replace('.json', ''), failuresOf(await runScript(parts, script), outcome));
  }
  const result = await runSeed(parts, FIXED_SEED, STEPS);
  tell(`seed ${FIXED_SEED}`, findingsOf(result));
  print(`${counts.passed} passed, ${counts.failed} failed`);
  return { ...counts, hash: digest(result.hash) };
}
