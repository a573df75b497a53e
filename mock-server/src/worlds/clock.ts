import type { ClockSetting } from '../db/settings.ts';

/** The years in which a world can be; a time far outside is a slip, and days of five-digit years have no text. */
export const worldYears = { first: 2000, last: 2099 } as const;

/** Whether an instant in epoch milliseconds lies in the years of a world. */
export const isWorldTime = (instant: number): boolean =>
  instant >= Date.UTC(worldYears.first, 0) && instant < Date.UTC(worldYears.last + 1, 0);

/** The instant, in epoch milliseconds, that a clock shows when real time is `real`. */
export function instantOf(clock: ClockSetting, real: number): number {
  switch (clock.mode) {
    case 'fixed':
    case 'starting':
      return clock.at;
    case 'shifted':
      return real + clock.by;
    case 'real':
      return real;
  }
}

/** The clock moved by so many milliseconds: a fixed one stays fixed, a running one runs on. */
export function shiftClock(clock: ClockSetting, milliseconds: number): ClockSetting {
  switch (clock.mode) {
    case 'fixed':
    case 'starting':
      return { ...clock, at: clock.at + milliseconds };
    case 'shifted':
      return { mode: 'shifted', by: clock.by + milliseconds };
    case 'real':
      return { mode: 'shifted', by: milliseconds };
  }
}

/** A clock that waits to be started runs on from its instant as of `real`; any other is left as it is. */
export function startClock(clock: ClockSetting, real: number): ClockSetting {
  return clock.mode === 'starting' ? { mode: 'shifted', by: clock.at - real } : clock;
}

const indianOffset = 330 * 60_000;

/** An instant as answers write it: ISO 8601 with the offset of Asia/Kolkata. */
export function indianTimestamp(instant: number): string {
  return `${new Date(instant + indianOffset).toISOString().slice(0, -1)}+05:30`;
}
