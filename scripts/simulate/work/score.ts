import { UsageError } from '@matka/contracts/cli/flags';
import { bundleClient, type ClientBundle } from '../browser/bundle.ts';
import type { Mutant } from '../mutants/mutant.ts';
import { mutants } from '../mutants/mutants.ts';
import { isOfMock, mutatingPlugin } from '../mutants/mutate.ts';
import type { Outcome } from './messages.ts';
import type { Options } from './options.ts';
import { startWorkers, storeBundle, type Workers } from './workers.ts';

/** What a search for one seeded bug came to. */
interface Score {
  readonly name: string;
  /** Number of the first run that found it; undefined if none did. */
  readonly run: number | undefined;
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

async function firstFinding(workers: Workers, first: number, most: number, steps: number) {
  let next = 0;
  const all: { run: number; outcome: Outcome }[] = [];
  const work = async () => {
    while (all.length === 0 && next < most) {
      const run = ++next;
      const outcome = await workers.perform({ do: 'seed', seed: first + run, steps });
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
    const found = await firstFinding(workers, first, most, steps);
    const [finding] = found?.outcome.findings ?? [];
    const { script } = found?.outcome ?? {};
    if (!found || !finding || !script) {
      return { name: mutant.name, run: undefined, kind: '', steps: undefined, seconds: seconds() };
    }
    const { kind } = finding;
    const small = await workers.perform({ do: 'shrink', script, kind, seconds: SHRINKING });
    return {
      name: mutant.name,
      run: found.run,
      kind,
      steps: small.script?.steps.length,
      seconds: seconds(),
    };
  } finally {
    workers.end();
  }
}

const lineOf = ({ name, run, kind, steps, seconds }: Score): string =>
  run === undefined
    ? `| ${name} | not found | | | ${seconds.toFixed(0)} s |`
    : `| ${name} | run ${run} | ${kind} | ${steps} | ${seconds.toFixed(0)} s |`;

/** Searches for each seeded bug. Returns those found and whether they are enough. */
export async function score(
  { only, steps, seed = 0, runs }: Pick<Options, 'only' | 'steps' | 'seed' | 'runs'>,
  print: (line: string) => void,
): Promise<{ found: number; all: number; isEnough: boolean; seed: number }> {
  const chosen = mutants.filter(({ name }) => only === undefined || name === only);
  if (chosen.length === 0)
    throw new UsageError(`--only takes the name of a seeded bug, not "${only}".`);
  const plain = await bundleClient();
  const scores: Score[] = [];
  print('| seeded bug | found by | as | steps | time |\n|---|---|---|---|---|');
  for (const mutant of chosen) {
    const each = await scoreOf(mutant, plain, seed, runs ?? MOST_SEEDS, steps).catch(
      (error: unknown): Score => {
        print(`${mutant.name}: ${String(error).split('\n', 1)[0]}`);
        return { name: mutant.name, run: undefined, kind: '', steps: undefined, seconds: 0 };
      },
    );
    scores.push(each);
    print(lineOf(each));
  }
  const found = scores.filter(({ run }) => run !== undefined).length;
  const isEnough = found >= Math.floor(BOUND * chosen.length);
  print(`\n${found} of ${chosen.length} found within ${runs ?? MOST_SEEDS} seeds`);
  return { found, all: chosen.length, isEnough, seed };
}
