import { second } from '../shared/time.ts';

let last = { second: Number.NaN, text: '' };

/** An instant in epoch milliseconds as the value of a `Date` header; the text of the last second is kept. */
export function dateHeader(instant: number): string {
  const whole = Math.floor(instant / second);
  if (whole !== last.second) last = { second: whole, text: new Date(instant).toUTCString() };
  return last.text;
}
