import { hash } from 'node:crypto';
import type { Finding } from '../judge/findings.ts';
import { type Parts, runScript, runSeed, type Script } from '../run/run.ts';
import { writeCase } from './case-file.ts';
import type { Options } from './options.ts';
import { shrink } from './shrink.ts';

export interface Summary {
  readonly seed: number;
  readonly runs: number;
  /** The hash over the traces of all runs. */
  readonly hash: string;
  readonly findings: readonly (Finding & { readonly seed: number; readonly file: string })[];
}

export const hashOf = (hashes: readonly string[]): string =>
  hash('sha256', hashes.join('\n'), 'hex').slice(0, 16);

/** One run in so many is performed again from its recorded steps: the trace must be the same. */
const REPEATED = 25;
/** Runs that shrinking a finding may take. */
const SHRINK_RUNS = 150;

type Settings = Pick<Options, 'runs' | 'steps' | 'keep'> & {
  readonly seed: number;
  /** Real time at which to end, in milliseconds of `process.hrtime`. */
  readonly isOver: () => boolean;
  readonly print: (line: string) => void;
};

/** Runs one seed after the other; what is found is shrunk and written as a case. */
export async function search(parts: Parts, settings: Settings): Promise<Summary> {
  const { seed: first, runs: count, steps, keep, isOver, print } = settings;
  const run = (script: Script) => runScript(parts, script);
  const findings: Summary['findings'][number][] = [];
  const hashes: string[] = [];
  let seed = first;
  for (; seed < first + count && !isOver(); seed++) {
    const result = await runSeed(parts, seed, steps);
    hashes.push(result.hash);
    const found = [...result.findings];
    if ((seed - first) % REPEATED === REPEATED - 1) {
      const { hash: again } = await run(result.script);
      if (again !== result.hash)
        found.push({ kind: 'not repeatable', expected: result.hash, seen: again });
    }
    for (const finding of found) {
      const { kind } = finding;
      print(`seed ${seed}: ${kind}; shrinking ${result.script.steps.length} steps`);
      const canShrink = kind !== 'not repeatable' && !findings.some((each) => each.kind === kind);
      const smallest = canShrink ? await shrink(run, result, kind, SHRINK_RUNS) : result;
      const last = smallest.findings.find((each) => each.kind === kind) ?? finding;
      const file = `${keep}/${kind.replaceAll(/\W+/g, '-')}-${seed}.json`;
      writeCase(file, smallest.script, smallest.outcome, last);
      print(`  ${last.expected}\n  seen: ${last.seen}`);
      print(`  ${smallest.script.steps.length} steps: ${file}`);
      findings.push({ ...last, seed, file });
    }
  }
  return {
    seed: first,
    runs: seed - first,
    hash: hashOf(hashes),
    findings,
  };
}
