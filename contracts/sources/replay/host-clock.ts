import { indiaOffset } from '../../check/indian-day.ts';
import type { Market } from '../../check/reader.ts';

type Timed = Pick<Market, 'open_time' | 'close_time' | 'current_status' | 'current_status_name'>;
type Resulted = Timed & Pick<Market, 'open_pana'>;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Minutes since midnight in India. */
const minutesOf = (instant: number): number =>
  Math.floor(((((instant + indiaOffset) % day) + day) % day) / minute);

/** The minutes of a time of day; undefined if it is empty. */
const clockMinutes = (time: string): number | undefined => {
  const [hours, minutes] = time.split(':').map(Number);
  return time === '' || hours === undefined || minutes === undefined
    ? undefined
    : hours * 60 + minutes;
};

/** The minutes at which the bets of a market end; more than a day if its close is after midnight. */
function endOf({ open_time, close_time }: Timed): number | undefined {
  const [open, close] = [clockMinutes(open_time), clockMinutes(close_time)];
  if (open === undefined || close === undefined) return undefined;
  return close < open ? close + 24 * 60 : close;
}

/** Tells if a market takes no bets although its bets end later, and has no result of the day: a day of rest. */
export const rests = (market: Resulted, instant: number): boolean =>
  ![4, 6].includes(market.current_status) &&
  !market.open_pana &&
  minutesOf(instant) < (endOf(market) ?? 0);

/** Tells if the status of a market fits a time of day; undefined if the market gives no times. */
function fits(market: Timed, now: number): boolean | undefined {
  const [open, end] = [clockMinutes(market.open_time), endOf(market)];
  if (open === undefined || end === undefined) return undefined;
  const { current_status: status } = market;
  if (status === 6) return now < open;
  if (status === 4) return now >= open && now < end;
  // With another status name a market may also be at rest, or suspended, at any time.
  return now >= end || market.current_status_name.trim() !== 'Closed for today';
}

const score = (markets: readonly Timed[], instant: number): number =>
  markets.filter((market) => fits(market, minutesOf(instant)) === true).length;

/** The host's time when a recording starts: the time of its responses, else the first that fits the market statuses. */
export function hostTime(
  received: number,
  markets: readonly Timed[],
  newest: number | undefined,
): number {
  const known = markets.filter((market) => fits(market, 0) !== undefined);
  const isPossible = newest === undefined || newest <= received + minute;
  const isRecent = newest === undefined || received - newest < 45 * day;
  const best = score(known, received);
  if (isPossible && isRecent && best === known.length) return received;
  const from = newest ?? received;
  let found = {
    instant: isPossible ? received : from,
    score: isPossible ? best : score(known, from),
  };
  for (let instant = from; instant < from + day; instant += minute) {
    const next = score(known, instant);
    if (next > found.score) found = { instant, score: next };
  }
  return found.instant;
}
