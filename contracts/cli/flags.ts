import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { baseAddress } from '../client/base-address.ts';
import { flagError } from './flag-error.ts';
import { shortened } from './shortened.ts';

/** A flag with a value. */
export const text = { type: 'string' } as const;
/** A flag with a value that may be repeated. */
export const texts = { type: 'string', multiple: true } as const;
/** A flag without a value. */
export const flag = { type: 'boolean', default: false } as const;

/** An error that the user can correct or has to know, in one line. */
export class UserError extends Error {
  override readonly name: string = 'UserError';
}

/** The command line or the environment is not valid; the usage is printed with the message. */
export class UsageError extends UserError {
  override readonly name = 'UsageError';
}

/** Parses a command line by a table of flags. Throws UsageError with one line. */
export function parseFlags<const T extends ParseArgsOptionsConfig>(args: string[], flags: T) {
  try {
    return parseArgs({ args, options: flags }).values;
  } catch (error) {
    throw new UsageError(flagError(error, args, flags));
  }
}

/** Parses a command line with other words beside flags. Throws UsageError with one line. */
export function parseWords<const T extends ParseArgsOptionsConfig>(args: string[], flags: T) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true });
  } catch (error) {
    throw new UsageError(flagError(error, args, flags));
  }
}

/** Parses the value of a flag as a positive number. Throws UsageError. */
export function positiveNumber(name: string, value: string): number {
  const number = Number(value);
  if (!(Number.isFinite(number) && number > 0))
    throw new UsageError(`--${name} ${shortened(value)} is not a positive number.`);
  return number;
}

/** Parses the base address of an API and removes trailing slashes. Throws UsageError. */
export function parseBaseUrl(value: string): string {
  try {
    return baseAddress(value);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Parses the origin of a page. Throws UsageError. */
export function parseOrigin(value: string): string {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new UsageError(`${value} is not an origin such as https://app.example.`);
  return url.origin;
}
