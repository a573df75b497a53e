import { wholeNumber } from '@matka/contracts/cli/flag-values';
import { flag, parseFlags, text, UsageError } from '@matka/contracts/cli/flags';

/** Steps of a run, unless `--steps` says otherwise. */
export const STEPS = 40;

/** How many seeds the tests play, from 1 on, so that the random player is tried too. */
export const FIXED_SEEDS = 4;

export const usage = `npm run simulate -- [options]

Players, client, network, mock and time under one seed: random runs, and what they find.

  --seed N              the first seed; the same seed takes the same steps (a random one, which is printed)
  --runs N              number of runs (100; with --minutes as many as fit)
  --steps N             steps of a run (${STEPS})
  --minutes M           ends after M minutes
  --play FILE           plays a case step by step
  --cases               plays the kept cases and a few fixed seeds, as npm test does
  --keep FOLDER         where to write the cases of findings (.local/simulate/found)
  --json                one line of JSON: {"seed", "runs", "hash", "findings"}

Exit codes: 0 nothing found, 1 a finding, 2 wrong use.`;

const MOST_RUNS = 10_000_000;

const flags = {
  ...{ seed: text, runs: text, steps: text, minutes: text, play: text, keep: text },
  ...{ cases: flag, json: flag, help: flag },
};

export type Options = NonNullable<ReturnType<typeof readOptions>>;

/**
 * Reads the arguments of the command; without `--seed` the seed is undefined.
 * @returns `undefined` if help was asked for
 * @throws UsageError
 */
export function readOptions(args: string[]) {
  const values = parseFlags(args, flags);
  if (values.help) return undefined;
  const { seed, runs, steps, keep = '.local/simulate/found' } = values;
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  if (minutes !== undefined && !(minutes > 0 && minutes <= 1440))
    throw new UsageError(`--minutes takes a number from 0 to 1440, not "${values.minutes}".`);
  const byDefault = minutes === undefined ? 100 : MOST_RUNS;
  return {
    ...values,
    keep,
    minutes,
    seed: seed === undefined ? undefined : wholeNumber('seed', seed, { most: 4_294_967_295 }),
    runs: runs === undefined ? byDefault : wholeNumber('runs', runs, { most: MOST_RUNS }),
    steps: steps === undefined ? STEPS : wholeNumber('steps', steps, { most: 10_000 }),
  };
}
