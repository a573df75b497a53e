import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { UsageError } from '@matka/contracts/cli/flags';
import { repoPath } from '../../lib/paths.ts';
import { bundleClient, type ClientBundle } from '../browser/bundle.ts';
import { foundBy } from '../mutants/found-by.ts';
import type { Mutant } from '../mutants/mutant.ts';
import { mutants } from '../mutants/mutants.ts';
import { isOfMock, mutatingPlugin } from '../mutants/mutate.ts';
import { seedsFor } from '../mutants/needs.ts';
import type { Options } from './options.ts';
import { startWorkers, storeBundle, type Workers } from './workers.ts';

/** What a search for one seeded bug came to. */
interface Score {
  readonly name: string;
  /** The seed that found it, and how many were tried; undefined if none did. */
  readonly seed: number | undefined;
  readonly tries: number;
  readonly kind: string;
  /** Steps after shrinking. */
  readonly steps: number | undefined;
  readonly seconds: number;
}

/** Seeds that a bug must be found within, the likely ones first. */
const MOST_SEEDS = 2000;
/** Bugs of all that must be found. */
const BOUND = 36 / 40;
/** Processor seconds to shrink what was found. */
const SHRINKING = 45;

/** The first of some seeds that finds what is not found without the bug, and how many were tried. */
async function firstFinding(
  workers: Workers,
  plain: Workers,
  seeds: readonly number[],
  steps: number,
) {
  for (const [at, seed] of seeds.entries()) {
    const { findings, script } = await workers.perform({ do: 'seed', seed, steps });
    if (findings.length === 0 || !script) continue;
    const without = await plain.perform({ do: 'script', script });
    const finding = findings.find(
      ({ kind }) => !without.findings.some((each) => each.kind === kind),
    );
    if (finding) return { tries: at + 1, script, finding };
  }
  return undefined;
}

/** The client and the mock without seeded bugs. */
interface Plain {
  readonly bundle: ClientBundle;
  readonly workers: Workers;
}

async function scoreOf(
  mutant: Mutant,
  plain: Plain,
  first: number,
  most: number,
  steps: number,
): Promise<Score> {
  const begin = Date.now();
  const { name } = mutant;
  const seconds = () => (Date.now() - begin) / 1000;
  const inMock = isOfMock(mutant);
  const bundle = inMock ? plain.bundle : await bundleClient([mutatingPlugin(mutant)]);
  const workers = startWorkers(storeBundle(bundle), inMock ? name : '', 1);
  try {
    const likely = seedsFor(mutant.needs ?? {}, first, MOST_SEEDS).slice(0, most);
    const known = foundBy[name];
    const isIn = known !== undefined && known >= first && known < first + MOST_SEEDS;
    const seeds = isIn ? [known, ...likely.filter((seed) => seed !== known)] : likely;
    const found = await firstFinding(workers, plain.workers, seeds, steps);
    if (!found) return { ...missed(name), tries: most, seconds: seconds() };
    const { script, tries } = found;
    const { kind } = found.finding;
    const small = await workers.perform({ do: 'shrink', script, kind, seconds: SHRINKING });
    const { seed } = script;
    return { name, seed, tries, kind, steps: small.script?.steps.length, seconds: seconds() };
  } finally {
    workers.end();
  }
}

const missed = (name: string): Score => ({
  ...{ name, seed: undefined, tries: 0, kind: '', steps: undefined, seconds: 0 },
});

const lineOf = ({ name, seed, tries, kind, steps, seconds }: Score): string =>
  seed === undefined
    ? `| ${name} | not found | ${tries} | | | ${seconds.toFixed(0)} s |`
    : `| ${name} | ${seed} | ${tries} | ${kind} | ${steps} | ${seconds.toFixed(0)} s |`;

/** Where a score leaves the seeds that found something, for `update-found-by.ts`. */
export const scoreFile = (): string => repoPath('.local/simulate/score.json');

function storeFindings(scores: readonly Score[]): void {
  const seeds = scores.flatMap(({ name, seed }) => (seed === undefined ? [] : [[name, seed]]));
  writeFileSync(scoreFile(), JSON.stringify(Object.fromEntries(seeds)));
}

/**
 * Searches for each seeded bug: first by the seed that found it before, then by those that are likely to. Returns
 * those found and whether they are enough.
 */
export async function score(
  { only, steps, seed = 0, runs }: Pick<Options, 'only' | 'steps' | 'seed' | 'runs'>,
  print: (line: string) => void,
): Promise<{ found: number; all: number; isEnough: boolean; seed: number }> {
  const chosen = mutants.filter(({ name }) => only === undefined || name === only);
  if (chosen.length === 0)
    throw new UsageError(`--only takes the name of a seeded bug, not "${only}".`);
  const bundle = await bundleClient();
  const plain = { bundle, workers: startWorkers(storeBundle(bundle), '', 1) };
  const scores: Score[] = [];
  print('| seeded bug | seed | tried | found as | steps | time |\n|---|---|---|---|---|---|');
  const left = [...chosen];
  // One process for each bug: a second one would have to warm up too.
  const work = async () => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const { name } = mutant;
      const each = await scoreOf(mutant, plain, seed, runs ?? MOST_SEEDS, steps).catch(
        (error: unknown): Score => {
          print(`${name}: ${String(error).split('\n', 1)[0]}`);
          return missed(name);
        },
      );
      scores.push(each);
      print(lineOf(each));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  plain.workers.end();
  storeFindings(scores);
  const found = scores.filter(({ seed: by }) => by !== undefined).length;
  const isEnough = found >= Math.floor(BOUND * chosen.length);
  print(`\n${found} of ${chosen.length} found within ${runs ?? MOST_SEEDS} seeds`);
  return { found, all: chosen.length, isEnough, seed };
}
