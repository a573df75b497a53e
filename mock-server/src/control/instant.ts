import { fieldErrors } from '../errors/http-error.ts';

/** An instant with its offset, as the control API takes it. */
export const instantPattern =
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$';

/** Epoch milliseconds of a text that fits the pattern; throws 400 for a day that does not exist. */
export function instantOfText(field: string, text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw fieldErrors({ [field]: [`There is no time ${text}.`] });
  return instant;
}
