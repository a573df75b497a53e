import type { ClockSetting } from '../db/settings.ts';
import { isDay } from '../shared/time.ts';

/** The years of a world. A time far outside is a mistake. */
export const worldYears = { first: 2000, last: 2099 } as const;

/** True if an instant in epoch milliseconds is in the years of a world. */
export const isWorldTime = (instant: number): boolean =>
  instant >= Date.UTC(worldYears.first, 0) && instant < Date.UTC(worldYears.last + 1, 0);

/** The instant of an ISO 8601 text in epoch milliseconds; NaN if it is invalid or its day does not exist. */
export const instantOfIso = (text: string): number =>
  isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;

/** World time in epoch milliseconds at the real time `real`. */
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

/** Moves a clock by milliseconds: a fixed one stays fixed, a running one keeps running. */
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

/** Starts a clock that is to run from its instant; others do not change. */
export function startClock(clock: ClockSetting, real: number): ClockSetting {
  return clock.mode === 'starting' ? { mode: 'shifted', by: clock.at - real } : clock;
}
