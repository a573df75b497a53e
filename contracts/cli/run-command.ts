import { UsageError, UserError } from './flags.ts';
import { foreignLines } from './foreign-text.ts';
import type { Output } from './output.ts';

interface Command<Options, Code> {
  usage: string;
  /** Reads the command line; undefined for `--help`. Throws UsageError. */
  read: () => Options | undefined;
  /** Runs it; foreign text in its output has no effect. */
  run: (options: Options, output: Output) => Code | Promise<Code>;
  /** The text of an error for the user, other than of the command line. */
  tell?: (error: unknown, options: Options | undefined) => string;
}

/** JSON is parsed at any depth, but the code that reads it fails on deep JSON. */
const isTooDeep = (error: Error): boolean =>
  error instanceof RangeError && error.message.includes('call stack');

/** The text of an error for the user: the message of a known error or of a system error, else the stack. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isTooDeep(error)) return 'The host sends JSON that is nested too deeply.';
  const isExpected = error instanceof UserError || 'code' in error;
  return isExpected ? error.message : (error.stack ?? error.message);
}

/** Runs a command and returns its exit code: 0 for `--help`, 2 for an error, which is printed. */
export async function runCommand<Options, Code extends number>(
  { usage, read, run, tell = errorText }: Command<Options, Code>,
  { log, error: warn }: Output,
): Promise<Code | 0 | 2> {
  const output: Output = {
    log: (text) => log(foreignLines(text)),
    error: (text) => warn(foreignLines(text)),
  };
  let options: Options | undefined;
  try {
    options = read();
    if (options) return await run(options, output);
    output.log(usage);
    return 0;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    output.error(isUsage ? `${error.message}\n\n${usage}` : tell(error, options));
    return 2;
  }
}
