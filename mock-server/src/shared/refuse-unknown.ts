import { suggestion } from '@matka/contracts/cli/closest';
import { shortened } from '@matka/contracts/cli/shortened';
import { isObject } from '@matka/contracts/reading/json';

/** A value in an error message. */
export const shownValue = (value: unknown): string =>
  shortened(JSON.stringify(value) ?? String(value));

/** Throws a TypeError for options that are not an object, and for an unknown option, which JavaScript would accept. */
export function refuseUnknown(place: string, options: unknown, known: readonly string[]): void {
  if (!isObject(options))
    throw new TypeError(`${place} takes an object of options, not ${shownValue(options)}.`);
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new TypeError(
    `${place}: there is no ${shortened(unknown)}.${suggestion(unknown, known)} Options: ${known.join(', ')}.`,
  );
}
