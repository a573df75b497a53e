import type { Finding } from '../judge/findings.ts';
import { runScript, runSeed, type Script } from '../run/run.ts';
import type { Parts } from '../run/stage.ts';
import { digest } from '../run/trace.ts';
import { writeCase } from './case-file.ts';
import type { Options } from './options.ts';
import { shrink } from './shrink.ts';

export interface Summary {
  readonly seed: number;
  readonly runs: number;
  /** The hash over the traces of all runs. */
  readonly hash: string;
  readonly findings: readonly (Finding & { readonly seed: number; readonly file: string })[];
  readonly failed: number;
}

/** Runs that shrinking a finding may take. */
const SHRINK_RUNS = 150;

/** Runs one seed after the other; shrinks each finding and writes it as a case. */
export async function search(
  parts: Parts,
  { seed: first, runs: most, steps, minutes, keep }: Options,
  print: (line: string) => void,
): Promise<Summary> {
  const run = (script: Script) => runScript(parts, script);
  const end = performance.now() + minutes * 60_000;
  const findings: Summary['findings'][number][] = [];
  const hashes: string[] = [];
  print(`seed ${first}`);
  while (hashes.length < most && performance.now() < end) {
    const seed = first + hashes.length;
    const result = await runSeed(parts, seed, steps);
    hashes.push(result.hash);
    for (const finding of result.findings) {
      const { kind } = finding;
      print(`seed ${seed}: ${kind}; shrinking ${result.script.steps.length} steps`);
      const isNew = !findings.some((each) => each.kind === kind);
      const smallest = isNew ? await shrink(run, result, kind, SHRINK_RUNS) : result;
      const last = smallest.findings.find((each) => each.kind === kind) ?? finding;
      const file = `${keep}/${kind.replaceAll(/\W+/g, '-')}-${seed}.json`;
      writeCase(file, smallest.script, smallest.outcome, last);
      print(`  ${last.expected}\n  seen: ${last.seen}`);
      print(`  ${smallest.script.steps.length} steps: ${file}`);
      findings.push({ ...last, seed, file });
    }
  }
  const [runs, failed, hash] = [hashes.length, findings.length, digest(hashes.join('\n'))];
  print(`${runs} runs; hash ${hash}; ${failed} findings`);
  return { seed: first, runs, hash, findings, failed };
}
