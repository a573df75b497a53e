import type { ClockSetting } from '../db/settings.ts';

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
