import { parseArgs } from 'node:util';

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

/** Wrong use: one line that names what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const usage =
  'npm run simulate -- [--seed N] [--runs N] [--steps N] [--minutes M] [--play FILE [--browser]] [--keep DIR] [--score [--only NAME]] [--json]';

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

function wholeNumber(flag: string, text: string, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= most) return number;
  throw new UsageError(`--${flag} takes a whole number from 0 to ${most}, not "${text}".`);
}

/** @throws UsageError */
export function readOptions(args: string[]): Options {
  let values: ReturnType<typeof parseArgs<{ options: typeof flags }>>['values'];
  try {
    values = parseArgs({ args, options: flags }).values;
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split('\n', 1);
    throw new UsageError(`${line} Usage: ${usage}`);
  }
  const { seed, runs, steps = '50', minutes, play, browser, keep, score, only, json } = values;
  if (browser && play === undefined) throw new UsageError('--browser needs --play FILE.');
  if (only !== undefined && !score) throw new UsageError('--only needs --score.');
  const length = minutes === undefined ? undefined : Number(minutes);
  if (length !== undefined && !(length > 0 && length <= 1440)) {
    throw new UsageError(`--minutes takes a number from 0 to 1440, not "${minutes}".`);
  }
  return {
    seed: seed === undefined ? undefined : wholeNumber('seed', seed, 4_294_967_295),
    runs: runs === undefined ? undefined : wholeNumber('runs', runs, 10_000_000),
    steps: wholeNumber('steps', steps, 10_000),
    minutes: length,
    play,
    browser: browser ?? false,
    keep,
    score: score ?? false,
    only,
    json: json ?? false,
  };
}
