import type { MarketSchedule } from '../db/markets.ts';
import type { Phase } from '../game/phase.ts';
import { bidsStopInstant, isHoliday, marketDayAt } from './schedule.ts';

/** Status of a market in GET /markets/: `current_status` and `current_status_name`. */
export interface MarketStatus {
  readonly number: number;
  readonly name: string;
}

/**
 * The five statuses. A market is `running-now`, then `running-for-close`, then `closed-for-today`; on its holiday
 * betting is closed the whole market day. `suspended` never comes from the clock.
 */
export const statuses: Readonly<Record<Phase | 'suspended', MarketStatus>> = {
  'running-now': { number: 6, name: 'Running now' },
  'running-for-close': { number: 4, name: 'Running for close' },
  'closed-for-today': { number: 1, name: 'Closed for today' },
  holiday: { number: 2, name: 'Betting is closed' },
  suspended: { number: 3, name: 'Closed' },
};

/** The phase of a market at an instant in epoch milliseconds. */
export function phaseAt(schedule: MarketSchedule, instant: number): Phase {
  const day = marketDayAt(instant);
  if (isHoliday(schedule, day)) return 'holiday';
  if (instant < bidsStopInstant(schedule, day, 'open')) return 'running-now';
  if (instant < bidsStopInstant(schedule, day, 'close')) return 'running-for-close';
  return 'closed-for-today';
}

/** The status of a market at an instant in epoch milliseconds. */
export function statusAt(schedule: MarketSchedule, instant: number): MarketStatus {
  return statuses[phaseAt(schedule, instant)];
}
