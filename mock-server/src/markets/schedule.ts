import type { Session } from '@matka/contracts/api/common';
import type { Market, MarketSchedule } from '../db/markets.ts';
import {
  clockTime,
  dayLength,
  indianDay,
  indianMidnight,
  minute,
  sinceMidnight,
} from '../shared/time.ts';

/** A draw of a session that is due. */
export interface DueDraw {
  readonly instant: number;
  readonly day: string;
  readonly session: Session;
}

/** Milliseconds after midnight in India at which a market day begins: by default 30 minutes, so that a draw at 00:05 belongs to the day before. */
export const dayStartOf = ({ dayStart = 30 }: Pick<MarketSchedule, 'dayStart'>) =>
  dayStart * minute;
/** Bids of a session stop ten minutes before its result, unless the market sets another time. */
const bidsStopBefore = ({ bidsStop }: MarketSchedule, session: Session): number =>
  (bidsStop?.[session] ?? 10) * minute;

/** Milliseconds from the midnight that begins a market day to the result of a session within that day. */
function withinDay(schedule: MarketSchedule, session: Session): number {
  const sinceItsMidnight = sinceMidnight(
    session === 'open' ? schedule.openResultTime : schedule.closeResultTime,
  );
  return sinceItsMidnight < dayStartOf(schedule) ? sinceItsMidnight + dayLength : sinceItsMidnight;
}

/** The market day of an instant; until 00:30, or the hour at which its day begins, it is still yesterday's. */
export function marketDayAt(instant: number, schedule: Pick<MarketSchedule, 'dayStart'> = {}) {
  return indianDay(instant - dayStartOf(schedule));
}

/** The market day that lies `days` after (or, negative, before) another. */
export function dayAfter(day: string, days = 1): string {
  return indianDay(indianMidnight(day) + days * dayLength);
}

/** The instant at which the result of a session of a market day falls due. */
export function resultInstant(schedule: MarketSchedule, day: string, session: Session): number {
  return indianMidnight(day) + withinDay(schedule, session);
}

/** The instant at which bids of a session of a market day stop; a bid at that very instant is too late. */
export function bidsStopInstant(schedule: MarketSchedule, day: string, session: Session): number {
  return resultInstant(schedule, day, session) - bidsStopBefore(schedule, session);
}

/** The clock times `HH:MM:SS` at which bids of both sessions stop. */
export function lastBidTimes(schedule: MarketSchedule): { open: string; close: string } {
  return {
    open: clockTime(withinDay(schedule, 'open') - bidsStopBefore(schedule, 'open')),
    close: clockTime(withinDay(schedule, 'close') - bidsStopBefore(schedule, 'close')),
  };
}

/** True if a market is closed on a market day. */
export function isHoliday(schedule: MarketSchedule, day: string): boolean {
  return schedule.holidays.includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** Draws due in (from, to], epoch milliseconds, in order of time: consecutive steps meet each draw exactly once. */
export function drawsBetween(schedule: MarketSchedule, from: number, to: number): DueDraw[] {
  const events: DueDraw[] = [];
  const last = marketDayAt(to, schedule);
  for (let day = marketDayAt(from, schedule); day <= last; day = dayAfter(day)) {
    if (isHoliday(schedule, day)) continue;
    for (const session of ['open', 'close'] as const) {
      const instant = resultInstant(schedule, day, session);
      if (instant > from && instant <= to) events.push({ instant, day, session });
    }
  }
  return events;
}

/** An event of a market on its day. */
export interface MarketEvent extends DueDraw {
  readonly kind: 'bids-stop' | 'draw';
}

/** The ends of bidding and the draws in (from, to], epoch milliseconds, in order of days. */
export const eventsBetween = (schedule: MarketSchedule, from: number, to: number): MarketEvent[] =>
  drawsBetween(schedule, from, to + dayLength).flatMap(({ day, session, instant }) =>
    [
      {
        kind: 'bids-stop' as const,
        day,
        session,
        instant: bidsStopInstant(schedule, day, session),
      },
      { kind: 'draw' as const, day, session, instant },
    ].filter((event) => event.instant > from && event.instant <= to),
  );

/** `current_status` and `current_status_name` of a market by the part of its day that it is in. */
export const statuses = {
  'running-now': { number: 6, name: 'Running now' },
  'running-for-close': { number: 4, name: 'Running for close' },
  'closed-for-today': { number: 1, name: 'Closed for today' },
  holiday: { number: 2, name: 'Betting is closed' },
  suspended: { number: 3, name: 'Closed' },
} as const;

/** The phase of a market. Only a person suspends one. */
export type Phase = keyof typeof statuses;

export function phaseAt(schedule: MarketSchedule, instant: number): Phase {
  const day = marketDayAt(instant, schedule);
  if (isHoliday(schedule, day)) return 'holiday';
  if (instant < bidsStopInstant(schedule, day, 'open')) return 'running-now';
  if (instant < bidsStopInstant(schedule, day, 'close')) return 'running-for-close';
  return 'closed-for-today';
}

/** The phase of a market that may be suspended. */
export const phaseOf = ({ suspended, schedule }: Market, instant: number): Phase =>
  suspended ? 'suspended' : phaseAt(schedule, instant);
