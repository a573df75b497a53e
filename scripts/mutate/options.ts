import type { ParseArgsConfig } from 'node:util';
import { parseFlags } from '@matka/contracts/cli/flags';

/** The command line of `npm run mutate`. */
export interface Options {
  /** Only what has changed since the main branch. */
  changed: boolean;
  /** Only these areas, or the files at or below these paths. */
  only: string[];
  /** Mutants outside of functions, too. They need a fresh start of the tests each. */
  static: boolean;
  /** Without the results of earlier runs. */
  fresh: boolean;
  /** Named faults instead of Stryker's mutants. */
  namedFaults: boolean;
  /** How many test runners work at once. */
  concurrency: number;
}

const flag = { type: 'boolean', default: false } as const;
const flags = {
  changed: flag,
  only: { type: 'string', multiple: true, default: [] as string[] },
  static: flag,
  fresh: flag,
  'named-faults': flag,
  concurrency: { type: 'string', default: '1' },
} as const satisfies ParseArgsConfig['options'];

/** Parses the command line. Throws an Error of one line. */
export function parseOptions(args: string[]): Options {
  const values = parseFlags(args, flags);
  const concurrency = Number(values.concurrency);
  if (!Number.isInteger(concurrency) || concurrency < 1) {
    throw new Error(`--concurrency takes a whole number from 1, not "${values.concurrency}".`);
  }
  const { changed, only, fresh } = values;
  const namedFaults = values['named-faults'];
  return { changed, only, static: values.static, fresh, namedFaults, concurrency };
}
