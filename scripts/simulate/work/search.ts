import { createHash } from 'node:crypto';
import { repoPath } from '../../lib/paths.ts';
import { bundleClient } from '../browser/bundle.ts';
import type { Finding } from '../judge/findings.ts';
import { addCounts, type CoverageCounts } from '../run/coverage.ts';
import { writeCase } from './case-file.ts';
import type { Outcome } from './messages.ts';
import { startWorkers, storeBundle, type Workers } from './workers.ts';

/** A finding with its file. */
export interface Found extends Finding {
  readonly seed: number;
  readonly file: string;
  readonly steps: number;
}

export interface SearchResult {
  readonly seed: number;
  readonly runs: number;
  readonly hash: string;
  readonly findings: readonly Found[];
  readonly coverage: CoverageCounts;
  readonly seconds: number;
  /** Processor seconds of all runs of the workers, without shrinking. */
  readonly processor: number;
}

interface SearchSettings {
  readonly seed: number;
  readonly runs: number;
  readonly steps: number;
  readonly minutes: number | undefined;
  readonly folder: string;
  readonly print: (line: string) => void;
  /** Processes to use; new ones by default. */
  readonly workers?: Workers;
  /** Seeds that run at a time; as many as there are workers by default. */
  readonly atOnce?: number;
}

/** Every so many seeds are run again by another process: the same seed must give the same hash. */
const REPEATED = 25;
/** Every so many runs are reported. */
const REPORTED = 100;
/** Processor seconds to shrink a finding. */
const SHRINKING = 45;
/** Findings of a kind that are shrunk and stored. */
const OF_A_KIND = 1;

const emptyCounts = (): CoverageCounts => ({
  screens: {},
  calls: {},
  statuses: {},
  fates: {},
  steps: {},
  outcomes: {},
});

/** Seeds one after another, until they or the time are used up. */
function* seedsOf({ seed, runs, minutes }: SearchSettings): Generator<number> {
  const end = minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + minutes * 60_000;
  const count = minutes === undefined ? runs : Number.POSITIVE_INFINITY;
  for (let at = 0; at < count && Date.now() < end; at++) yield (seed + at) >>> 0;
}

async function shrunk(
  workers: Workers,
  { script }: Outcome,
  finding: Finding,
  { folder, print }: SearchSettings,
): Promise<Found | undefined> {
  if (!script) return undefined;
  print(`  seed ${script.seed}: ${finding.kind}; shrinking ${script.steps.length} steps`);
  const small = await workers.perform({
    do: 'shrink',
    script,
    kind: finding.kind,
    seconds: SHRINKING,
  });
  const seen = small.findings.find(({ kind }) => kind === finding.kind) ?? finding;
  const least = small.script ?? script;
  const file = writeCase(folder, least, seen, small.trace ?? []);
  print(`  seed ${script.seed}: ${finding.kind} in ${least.steps.length} steps: ${file}`);
  return { ...seen, seed: script.seed, file, steps: least.steps.length };
}

/** Runs seeds, shrinks and stores what they find, and checks that seeds repeat. */
export async function search(settings: SearchSettings): Promise<SearchResult> {
  const { seed, steps, print, folder } = settings;
  const begin = Date.now();
  const workers = settings.workers ?? startWorkers(storeBundle(await bundleClient()));
  const hashes = new Map<number, string>();
  const coverage = emptyCounts();
  const findings: Found[] = [];
  const kinds = new Map<string, number>();
  const seeds = seedsOf(settings);
  /** The most that a process held since the last report, in megabytes. */
  let memory = 0;
  let reported = 0;
  let processor = 0;

  const take = async (number: number) => {
    const outcome = await workers.perform({ do: 'seed', seed: number, steps });
    hashes.set(number, outcome.hash);
    memory = Math.max(memory, outcome.memory);
    processor += outcome.processor;
    addCounts(coverage, outcome.coverage);
    for (const finding of outcome.findings) {
      const count = (kinds.get(finding.kind) ?? 0) + 1;
      kinds.set(finding.kind, count);
      if (count > OF_A_KIND) continue;
      const found = await shrunk(workers, outcome, finding, settings);
      if (found) findings.push(found);
    }
    if (number % REPEATED !== 0) return;
    const again = await workers.perform({ do: 'seed', seed: number, steps });
    if (again.hash === outcome.hash) return;
    const file = `${folder}/not-repeatable-${number}.txt`;
    print(`  seed ${number} is not repeatable: ${outcome.hash}, then ${again.hash}`);
    findings.push({
      kind: 'not repeatable',
      expected: outcome.hash,
      seen: again.hash,
      seed: number,
      file,
      steps,
    });
  };

  const work = async () => {
    for (let next = seeds.next(); !next.done; next = seeds.next()) {
      await take(next.value);
      if (hashes.size < reported + REPORTED) continue;
      reported += REPORTED;
      print(`  ${hashes.size} runs; at most ${memory} MB in a process`);
      memory = 0;
    }
  };
  try {
    await Promise.all(Array.from({ length: settings.atOnce ?? workers.count }, work));
  } finally {
    if (!settings.workers) workers.end();
  }
  const inOrder = [...hashes].sort(([one], [other]) => one - other);
  const hash = createHash('sha256').update(JSON.stringify(inOrder)).digest('hex').slice(0, 16);
  const seconds = (Date.now() - begin) / 1000;
  return { seed, runs: hashes.size, hash, findings, coverage, seconds, processor };
}

/** Where findings go unless the caller says otherwise. */
export const defaultFolder = (): string => repoPath('.local/simulate/found');
