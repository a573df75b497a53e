import { wholeNumber } from '@matka/contracts/cli/flag-values';
import { flag, type parseFlags, text, UsageError } from '@matka/contracts/cli/flags';
import { readCase } from './case-file.ts';

/** Steps of a run, unless `--steps` gives another number. */
export const STEPS = 40;

/** The seed that the tests play, so that the random player is tried too. */
export const FIXED_SEED = 1;

export const usage = `npm run simulate -- [options]

Players, client, network, mock and time under one seed: random runs, and what they find.

  --seed N              the first seed; the same seed takes the same steps (a random one, which is printed)
  --runs N              number of runs (100; with --minutes as many as fit)
  --steps N             steps of a run (${STEPS})
  --minutes M           ends after M minutes
  --play FILE           plays a case step by step
  --cases               plays the kept cases and a fixed seed, as npm test does
  --keep FOLDER         where to write the cases of findings (.local/simulate/found)
  --json                one line of JSON: {"seed", "runs", "hash", "findings"}

Exit codes: 0 nothing found, 1 a finding, 2 invalid arguments.`;

const MOST_RUNS = 10_000_000;

export const flags = {
  seed: text,
  runs: text,
  steps: { ...text, default: `${STEPS}` },
  minutes: text,
  play: text,
  cases: flag,
  keep: { ...text, default: '.local/simulate/found' },
  json: flag,
} as const;

type Values = ReturnType<typeof parseFlags<typeof flags>>;

/** Parses the flags; without `--seed` one is drawn. Throws UsageError, also for an unreadable case. */
export function parseOptions(values: Values) {
  const { seed, steps, play } = values;
  const minutes = Number(values.minutes ?? Number.POSITIVE_INFINITY);
  if (values.minutes !== undefined && !(minutes > 0 && minutes <= 1440))
    throw new UsageError(`--minutes takes a number from 0 to 1440, not "${values.minutes}".`);
  const runs = values.runs ?? `${values.minutes === undefined ? 100 : MOST_RUNS}`;
  const drawn = Math.floor(Math.random() * 1_000_000_000);
  return {
    ...values,
    minutes,
    play: play === undefined ? undefined : readCase(play),
    seed: seed === undefined ? drawn : wholeNumber('seed', seed, { most: 4_294_967_295 }),
    runs: wholeNumber('runs', runs, { most: MOST_RUNS }),
    steps: wholeNumber('steps', steps, { most: 10_000 }),
  };
}

export type Options = ReturnType<typeof parseOptions>;
