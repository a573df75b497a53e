import { wholeNumber } from '@matka/contracts/cli/flag-values';
import { parseFlags, UsageError } from '@matka/contracts/cli/flags';

/** What the command is to do. */
export interface Options {
  readonly seed: number | undefined;
  /** Undefined if not given. */
  readonly runs: number | undefined;
  readonly steps: number;
  readonly minutes: number | undefined;
  readonly play: string | undefined;
  readonly browser: boolean;
  readonly keep: string | undefined;
  readonly score: boolean;
  readonly only: string | undefined;
  readonly json: boolean;
}

/** The text of `--help`. */
export const usage = `npm run simulate -- [options]

Players, client, network, mock and time under one seed: random runs, and what they find.

  --seed N              the same seed takes the same steps (a random one, which is printed)
  --runs N              number of runs (100)
  --steps N             steps of a run (50)
  --minutes M           ends after M minutes
  --play FILE           plays a case again; with --browser in a real browser
  --keep FOLDER         where to write the cases of findings
  --score               how many seeded bugs are found; --only NAME for one of them
  --json                one line of JSON`;

const flags = {
  seed: { type: 'string' },
  runs: { type: 'string' },
  steps: { type: 'string' },
  minutes: { type: 'string' },
  play: { type: 'string' },
  browser: { type: 'boolean' },
  keep: { type: 'string' },
  score: { type: 'boolean' },
  only: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** @throws UsageError */
export function readOptions(args: string[]): Options {
  const {
    seed,
    runs,
    steps = '50',
    minutes,
    play,
    browser,
    keep,
    score,
    only,
    json,
  } = parseFlags(args, flags);
  if (browser && play === undefined) throw new UsageError('--browser needs --play FILE.');
  if (only !== undefined && !score) throw new UsageError('--only needs --score.');
  const length = minutes === undefined ? undefined : Number(minutes);
  if (length !== undefined && !(length > 0 && length <= 1440)) {
    throw new UsageError(`--minutes takes a number from 0 to 1440, not "${minutes}".`);
  }
  return {
    seed: seed === undefined ? undefined : wholeNumber('seed', seed, { most: 4_294_967_295 }),
    runs: runs === undefined ? undefined : wholeNumber('runs', runs, { most: 10_000_000 }),
    steps: wholeNumber('steps', steps, { most: 10_000 }),
    minutes: length,
    play,
    browser: browser ?? false,
    keep,
    score: score ?? false,
    only,
    json: json ?? false,
  };
}
