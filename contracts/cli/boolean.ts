import { UsageError } from './flags.ts';

/** The words for both boolean values, in lower case; any case is accepted. */
export const booleanWords = {
  true: ['1', 'true', 'yes', 'on'],
  false: ['0', 'false', 'no', 'off'],
} as const;

/**
 * Reads an environment variable that takes a boolean; undefined if it is not set or empty. Throws a UsageError that names
 * the variable for any other word.
 */
export function readBoolean(environment: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const word = environment[name]?.trim().toLowerCase() ?? '';
  if (word === '') return undefined;
  for (const value of [true, false]) {
    const known: readonly string[] = booleanWords[`${value}`];
    if (known.includes(word)) return value;
  }
  const words = [...booleanWords.true, ...booleanWords.false].join(', ');
  throw new UsageError(`${name} takes one of: ${words}, not ${JSON.stringify(environment[name])}.`);
}
