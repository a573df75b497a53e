import type { ParseArgsOptionsConfig } from 'node:util';
import { parseFlags, UsageError } from '@matka/contracts/cli/flags';

/**
 * Reads the flags of a command of this repository. Prints its usage and ends the process for `--help`; ends it with 2
 * and one line for a flag that is unknown or malformed.
 */
export function readCommandLine<const T extends ParseArgsOptionsConfig>(usage: string, flags: T) {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    return parseFlags(args, flags);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
