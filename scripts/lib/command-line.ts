import type { ParseArgsOptionsConfig } from 'node:util';
import { parseFlags, parseWords, UsageError } from '@matka/contracts/cli/flags';

/** Reads this process's command line. Prints the usage for `--help`; exits with 2 and one line for an invalid one. */
function readOrExit<T>(usage: string, read: (args: string[]) => T): T {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    return read(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/** Reads the flags of a command of this repository, and converts them by `parse`, which throws UsageError. */
export const readCommandLine = <
  const T extends ParseArgsOptionsConfig,
  Options = ReturnType<typeof parseFlags<T>>,
>(
  usage: string,
  flags: T,
  parse: (values: ReturnType<typeof parseFlags<T>>) => Options = (values) => values as Options,
): Options => readOrExit(usage, (args) => parse(parseFlags(args, flags)));

/** Reads the words of a command that takes no flags, such as a tag; `parse` throws UsageError. */
export const readArguments = <Options>(
  usage: string,
  parse: (words: string[]) => Options,
): Options => readOrExit(usage, (args) => parse(parseWords(args, {}).positionals));

/** The command line of a command that passes it on to Playwright. */
export const passedArguments = (usage: string): string[] => readOrExit(usage, (args) => args);
