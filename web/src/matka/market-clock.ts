import type { Session } from '@matka/contracts/api/common';
import type { Market } from '@matka/contracts/api/markets';
import { isRunningForClose, isRunningNow, marketStatus } from './market-status.ts';

export type TimedMarket = Pick<
  Market,
  | 'open_time'
  | 'close_time'
  | 'open_result_time'
  | 'close_result_time'
  | 'current_status'
  | 'current_status_name'
>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** India is 5:30 hours ahead of UTC all year. */
const AHEAD = 330 * MINUTE;
/** The time after midnight at which a market day begins, with the statuses of a new day. */
const DAY_BEGINS = 30 * MINUTE;

/** The time since midnight of a clock `HH:MM:SS` or `HH:MM` in ms; undefined if invalid. */
function sinceMidnight(clock: string): number | undefined {
  const [, hours, minutes, seconds = '0'] = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(clock) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return Number(hours) * 60 * MINUTE + Number(minutes) * MINUTE + Number(seconds) * SECOND;
}

/** The last midnight in India up to an instant, both in ms. */
const midnightOf = (instant: number): number => Math.floor((instant + AHEAD) / DAY) * DAY - AHEAD;

/** Tells if two instants are on the same day in India, all in ms. */
export const isSameDay = (one: number, other: number): boolean =>
  midnightOf(one) === midnightOf(other);

/** The first time after an instant at which clocks in India show `clock`, all in ms. */
export function nextTime(clock: string, after: number): number | undefined {
  const offset = sinceMidnight(clock);
  if (offset === undefined) return undefined;
  const instant = midnightOf(after) + offset;
  return instant > after ? instant : instant + DAY;
}

/**
 * Midnight of the market day of an instant, both in ms. Half an hour after midnight is still the day before: its last
 * draws and their results belong to it.
 */
export const marketDayOf = (instant: number): number => midnightOf(instant - DAY_BEGINS);

/** When bidding on both sessions ends, or ended, in the market day of an instant; undefined without times. All in ms. */
export function endsInDayOf(
  { open_time, close_time }: Pick<TimedMarket, 'open_time' | 'close_time'>,
  instant: number,
): { readonly open: number | undefined; readonly close: number | undefined } {
  const open = nextTime(open_time, marketDayOf(instant) + DAY_BEGINS - 1);
  return { open, close: open === undefined ? undefined : nextTime(close_time, open) };
}

/**
 * When bidding on a market that is closed for today ends next, in ms. Undefined if its host closed it before the end of
 * today, or without a day: only the host knows for how long.
 */
export function nextOpenEnd(market: TimedMarket, now: number): number | undefined {
  if (market.current_status_name.trim() !== marketStatus.closedForToday) return undefined;
  const { open } = endsInDayOf(market, now);
  return open !== undefined && open <= now ? open + DAY : undefined;
}

/** The delay with which a host may change a status: until then it does not mean the next day. */
const LATE = 2 * MINUTE;

/** The ends of the sessions that a market takes bids for, in order, by a response that was sent at `sent`. */
function endsOf(market: TimedMarket, sent: number): { open?: number; close?: number } {
  const { current_status_name: status, open_time, close_time } = market;
  const since = sent - LATE;
  if (isRunningNow(status)) {
    const open = nextTime(open_time, since);
    const close = open === undefined ? undefined : nextTime(close_time, open);
    return open === undefined || close === undefined ? {} : { open, close };
  }
  const close = isRunningForClose(status) ? nextTime(close_time, since) : undefined;
  return close === undefined ? {} : { close };
}

/** Numbers of the two statuses that follow from the time alone. */
const RUNNING_FOR_CLOSE = 4;
const CLOSED_FOR_TODAY = 1;

/**
 * A market of a response at `since` with its status `now`, by its own times; unchanged on another day or without times.
 */
export function marketAt<M extends TimedMarket>(
  market: M,
  since: number | undefined,
  now: number,
): M {
  if (since === undefined) return market;
  const { open, close } = endsOf(market, since);
  if (close === undefined) return market;
  if (close <= now) {
    if (!isSameDay(close, now)) return market;
    return {
      ...market,
      current_status: CLOSED_FOR_TODAY,
      current_status_name: marketStatus.closedForToday,
    };
  }
  if (open === undefined || open > now) return market;
  return {
    ...market,
    current_status: RUNNING_FOR_CLOSE,
    current_status_name: marketStatus.runningForClose,
  };
}

/** Tells if markets may have news between `since` and `now`: a result, the end of a session, or a new day. */
export function mayHaveNews(markets: readonly TimedMarket[], since: number, now: number): boolean {
  // The time of the list was ahead of the host's.
  if (since > now + MINUTE) return true;
  if (!isSameDay(since, now) || marketDayOf(since) !== marketDayOf(now)) return true;
  const isOver = (clock: string) => (nextTime(clock, since) ?? Number.POSITIVE_INFINITY) <= now;
  return markets.some(({ open_time, close_time, open_result_time, close_result_time }) =>
    [open_time, close_time, open_result_time, close_result_time].some(isOver),
  );
}

export interface BidEnd {
  readonly session: Session;
  /** `HH:MM:SS` */
  readonly clock: string;
  /** Whole minutes left, 1 or more until it is over. */
  readonly minutes: number;
}

/**
 * The end of bidding on a session of a market of a response at `since`; `minutes` is 0 or less once it is over.
 * Undefined if times or status give none.
 */
export function bidEndOf(
  market: TimedMarket,
  session: Session,
  since: number,
  now: number,
): BidEnd | undefined {
  const clock = session === 'open' ? market.open_time : market.close_time;
  // The open session of a market that runs for close is over.
  if (session === 'open' && isRunningForClose(market.current_status_name)) {
    return sinceMidnight(clock) === undefined ? undefined : { session, clock, minutes: 0 };
  }
  const end = endsOf(market, since)[session];
  return end === undefined
    ? undefined
    : { session, clock, minutes: Math.ceil((end - now) / MINUTE) };
}

/** The next end of bidding on a market of a response at `since`; undefined if none is ahead. */
export function nextBidEnd(market: TimedMarket, since: number, now: number): BidEnd | undefined {
  const ends = (['open', 'close'] as const).map((each) => bidEndOf(market, each, since, now));
  return ends.find((end) => end !== undefined && end.minutes > 0);
}
