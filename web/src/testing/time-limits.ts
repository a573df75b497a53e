import { timeLimits } from '@matka/contracts/client/time-limit';
import { vi } from 'vitest';

/** Lets every request that is begun from now on wait for its response only so many milliseconds. */
export function shortenTimeouts(milliseconds: number) {
  const { begin } = timeLimits;
  return vi
    .spyOn(timeLimits, 'begin')
    .mockImplementation((_milliseconds, outer) => begin(milliseconds, outer));
}
