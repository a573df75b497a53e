import { UsageError } from '@matka/contracts/cli/flags';
import { bundleClient, type ClientBundle } from '../browser/bundle.ts';
import { foundBy } from '../mutants/found-by.ts';
import type { Mutant } from '../mutants/mutant.ts';
import { mutants } from '../mutants/mutants.ts';
import { isOfMock, mutatingPlugin } from '../mutants/mutate.ts';
import { seedsFor } from '../mutants/needs.ts';
import type { Outcome } from './messages.ts';
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

/** Seeds that a bug must be found within. */
const MOST_SEEDS = 2000;
/** Bugs of all that must be found. */
const BOUND = 36 / 40;
/** Seconds to shrink what was found. */
const SHRINKING = 60;

/** The first of some seeds that finds something, and how many were tried. */
async function firstFinding(workers: Workers, seeds: readonly number[], steps: number) {
  let next = 0;
  const all: { run: number; outcome: Outcome }[] = [];
  const work = async () => {
    for (let seed = seeds[next]; seed !== undefined && all.length === 0; seed = seeds[next]) {
      const run = ++next;
      const outcome = await workers.perform({ do: 'seed', seed, steps });
      if (outcome.findings.length > 0) all.push({ run, outcome });
    }
  };
  await Promise.all(Array.from({ length: workers.count }, work));
  return all.sort((one, other) => one.run - other.run)[0];
}

async function scoreOf(
  mutant: Mutant,
  plain: ClientBundle,
  first: number,
  most: number,
  steps: number,
): Promise<Score> {
  const begin = Date.now();
  const seconds = () => (Date.now() - begin) / 1000;
  const bundle = isOfMock(mutant) ? plain : await bundleClient([mutatingPlugin(mutant)]);
  const workers = startWorkers(storeBundle(bundle), isOfMock(mutant) ? mutant.name : '');
  try {
    const likely = seedsFor(mutant.needs ?? {}, first, most);
    const known = foundBy[mutant.name];
    const isIn = known !== undefined && known >= first && known < first + most;
    const seeds = isIn ? [known, ...likely.filter((seed) => seed !== known)] : likely;
    const found = await firstFinding(workers, seeds, steps);
    const [finding] = found?.outcome.findings ?? [];
    const { script } = found?.outcome ?? {};
    if (!found || !finding || !script) {
      return { ...missed(mutant.name), tries: most, seconds: seconds() };
    }
    const { kind } = finding;
    const small = await workers.perform({ do: 'shrink', script, kind, seconds: SHRINKING });
    return {
      name: mutant.name,
      seed: script.seed,
      tries: found.run,
      kind,
      steps: small.script?.steps.length,
      seconds: seconds(),
    };
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
  const plain = await bundleClient();
  const scores: Score[] = [];
  print('| seeded bug | seed | tried | found as | steps | time |\n|---|---|---|---|---|---|');
  for (const mutant of chosen) {
    const each = await scoreOf(mutant, plain, seed, runs ?? MOST_SEEDS, steps).catch(
      (error: unknown): Score => {
        print(`${mutant.name}: ${String(error).split('\n', 1)[0]}`);
        return missed(mutant.name);
      },
    );
    scores.push(each);
    print(lineOf(each));
  }
  const found = scores.filter(({ seed: by }) => by !== undefined).length;
  const isEnough = found >= Math.floor(BOUND * chosen.length);
  print(`\n${found} of ${chosen.length} found within ${runs ?? MOST_SEEDS} seeds`);
  return { found, all: chosen.length, isEnough, seed };
}
