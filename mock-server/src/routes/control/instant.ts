import { fieldErrors } from '../../shared/http-error.ts';
import { isWorldTime, worldYears } from '../../worlds/clock.ts';

/** Throws 400 at a field for an instant at which no world can be. */
export function checkWorldTime(field: string, instant: number): void {
  if (isWorldTime(instant)) return;
  const { first, last } = worldYears;
  throw fieldErrors({ [field]: [`A world lives in the years ${first} to ${last}.`] });
}

/** Epoch milliseconds of a text that fits the pattern; throws 400 for a day that does not exist or lies too far off. */
export function instantOfText(field: string, text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw fieldErrors({ [field]: [`There is no time ${text}.`] });
  checkWorldTime(field, instant);
  return instant;
}
