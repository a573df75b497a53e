import { wholeNumber } from '@matka/contracts/cli/flag-values';
import { parseFlags, UsageError } from '@matka/contracts/cli/flags';

/** Steps of a run, unless `--steps` says otherwise. */
export const STEPS = 40;

/** How many seeds every run of the tests plays, from 1 on, so that the random player is tried too. */
export const FIXED_SEEDS = 4;

/** What the command is to do. */
export interface Options {
  /** The first seed; `undefined` for a random one. */
  readonly seed: number | undefined;
  readonly runs: number;
  /** Steps of a run. */
  readonly steps: number;
  /** When to end, whatever the number of runs; `undefined` for no such limit. */
  readonly minutes: number | undefined;
  /** The file of a case. */
  readonly play: string | undefined;
  /** Whether to play the kept cases and the fixed seeds. */
  readonly cases: boolean;
  /** The folder for cases of findings. */
  readonly keep: string;
  readonly json: boolean;
}

/** The text of `--help`. */
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

const flags = {
  seed: { type: 'string' },
  runs: { type: 'string' },
  steps: { type: 'string' },
  minutes: { type: 'string' },
  play: { type: 'string' },
  keep: { type: 'string' },
  cases: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/**
 * Reads the arguments of the command.
 * @returns `undefined` if help was asked for
 * @throws UsageError
 */
export function readOptions(args: string[]): Options | undefined {
  const {
    seed,
    runs,
    steps = `${STEPS}`,
    minutes,
    play,
    cases,
    keep,
    json,
    help,
  } = parseFlags(args, flags);
  if (help) return undefined;
  const length = minutes === undefined ? undefined : Number(minutes);
  if (length !== undefined && !(length > 0 && length <= 1440))
    throw new UsageError(`--minutes takes a number from 0 to 1440, not "${minutes}".`);
  const most = 10_000_000;
  const byDefault = length === undefined ? 100 : most;
  return {
    seed: seed === undefined ? undefined : wholeNumber('seed', seed, { most: 4_294_967_295 }),
    runs: runs === undefined ? byDefault : wholeNumber('runs', runs, { most }),
    steps: wholeNumber('steps', steps, { most: 10_000 }),
    minutes: length,
    play,
    cases: cases ?? false,
    keep: keep ?? '.local/simulate/found',
    json: json ?? false,
  };
}
