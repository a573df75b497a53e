import type { ParseArgsConfig } from 'node:util';
import { wholeNumber } from '@matka/contracts/cli/flag-values';
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

/** The text of `--help`. */
export const usage = `npm run mutate -- [options]

Changes the sources one place at a time and shows which changes no test notices.

  --changed         only what has changed since the main branch
  --only PATH       an area, a file or a folder; may be repeated
  --static          mutants outside of functions, too
  --fresh           without the results of earlier runs
  --named-faults    the faults of our own instead of Stryker's mutants
  --concurrency N   test runners at once (1)`;

const flag = { type: 'boolean', default: false } as const;
const flags = {
  changed: flag,
  only: { type: 'string', multiple: true, default: [] as string[] },
  static: flag,
  fresh: flag,
  'named-faults': flag,
  concurrency: { type: 'string', default: '1' },
} as const satisfies ParseArgsConfig['options'];

/** Parses the command line. Throws UsageError. */
export function parseOptions(args: string[]): Options {
  const values = parseFlags(args, flags);
  const concurrency = wholeNumber('concurrency', values.concurrency, { least: 1 });
  const { changed, only, fresh } = values;
  const namedFaults = values['named-faults'];
  return { changed, only, static: values.static, fresh, namedFaults, concurrency };
}
