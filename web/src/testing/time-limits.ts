import { timeLimits } from '@matka/contracts/client/time-limit';
import { vi } from 'vitest';

/** Limits every later request to this many milliseconds. */
export function shortenTimeouts(milliseconds: number) {
  const { begin } = timeLimits;
  return vi
    .spyOn(timeLimits, 'begin')
    .mockImplementation((_milliseconds, outer) => begin(milliseconds, outer));
}
