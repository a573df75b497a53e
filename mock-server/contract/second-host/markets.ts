import type { drawNumbers, Session } from '@matka/contracts/api/common';
import type { SentMarket as Market } from '@matka/contracts/api/markets';
import { addDays, dayAt, instantOf, weekdayOf } from './india-time.ts';
import { ankOf, panas } from './numbers.ts';

/** The four numbers of a draw. */
export type DrawNumbers = Pick<Market, keyof typeof drawNumbers>;

/** A market of this host. */
export interface HostMarket {
  id: number;
  name: string;
  /** Result times, HH:MM in India; a close before its open is after midnight. */
  open: string;
  close: string;
  /** The weekdays off, 0 for Monday. */
  daysOff: readonly number[];
}

/** Minutes before a result at which its bets end. */
const bettingEnds = 15;
const minute = 60 * 1000;
/** A market day ends an hour after midnight. */
const dayEnds = 60 * minute;

const market = (id: number, name: string, open: string, close: string, ...daysOff: number[]) => ({
  id,
  name,
  open,
  close,
  daysOff,
});

/** By name, as the host lists them. On a Friday noon each of the five statuses is among them. */
const ownMarkets: readonly HostMarket[] = [
  market(703, 'Arun Bazar', '11:05', '12:05'),
  market(706, 'Chandra Night', '20:15', '22:15', 4),
  market(708, 'Deepak Bazar', '21:50', '00:20', 5, 6),
  market(702, 'Ganga Day', '11:00', '13:00', 6),
  market(705, 'Surya Day', '15:00', '17:10', 6),
  market(707, 'Tara Night', '20:40', '22:40', 6),
  market(701, 'Usha Morning', '09:10', '10:10'),
  market(704, 'Yamuna Bazar', '13:20', '14:20'),
];

/** Some markets; those beyond the host's own are made up. */
export function marketsOf(count: number): readonly HostMarket[] {
  const more = Array.from({ length: Math.max(0, count - ownMarkets.length) }, (_, index) => {
    const hour = 13 + (index % 8);
    return market(710 + index, `Bazar ${index + 1}`, `${hour}:05`, `${hour + 2}:05`, 6);
  });
  return [...ownMarkets.slice(0, count), ...more];
}

/** The market day at an instant. */
export const marketDayAt = (now: number): string => dayAt(now - dayEnds);

/** The instant of a result. */
export function resultAt({ open, close }: HostMarket, day: string, session: Session): number {
  if (session === 'open') return instantOf(day, open);
  return instantOf(close < open ? addDays(day, 1) : day, close);
}

/** The instant at which the bets of a session end. */
export const betsEndAt = (one: HostMarket, day: string, session: Session): number =>
  resultAt(one, day, session) - bettingEnds * minute;

export const isDayOff = ({ daysOff }: HostMarket, day: string): boolean =>
  daysOff.includes(weekdayOf(day));

/** FNV-1a: the same text always draws the same. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
}

/** The pana of a session, whether it is drawn already or not. */
export const panaOf = ({ id }: HostMarket, day: string, session: Session): string =>
  panas[hash(`${id} ${day} ${session}`) % panas.length] ?? '';

/** The numbers of a market day as far as they are drawn at an instant. */
export function drawAt(one: HostMarket, day: string, now: number): DrawNumbers {
  const drawn = (session: Session): string | null =>
    isDayOff(one, day) || resultAt(one, day, session) > now ? null : panaOf(one, day, session);
  const open = drawn('open');
  const close = drawn('close');
  return {
    open_pana: open,
    open_digit: open && ankOf(open),
    close_digit: close && ankOf(close),
    close_pana: close,
  };
}

const statuses = {
  closed: [1, 'Closed'],
  over: [2, 'Closed for today'],
  waiting: [3, 'Betting is closed'],
  close: [4, 'Running for close'],
  open: [6, 'Running now'],
} as const;

type Phase = keyof typeof statuses;

/** What a market does at an instant. */
export function phaseAt(one: HostMarket, now: number): Phase {
  const day = marketDayAt(now);
  if (isDayOff(one, day)) return 'closed';
  if (now < betsEndAt(one, day, 'open')) return 'open';
  if (now < betsEndAt(one, day, 'close')) return 'close';
  return now < resultAt(one, day, 'close') ? 'waiting' : 'over';
}

const clockAt = (instant: number): string =>
  new Date(instant + 5.5 * 60 * minute).toISOString().slice(11, 19);

/** A market as the host lists it. */
export function marketAt(one: HostMarket, now: number): Market {
  const day = marketDayAt(now);
  const [current_status, current_status_name] = statuses[phaseAt(one, now)];
  return {
    id: one.id,
    name: one.name,
    open_time: clockAt(betsEndAt(one, day, 'open')),
    close_time: clockAt(betsEndAt(one, day, 'close')),
    open_result_time: clockAt(resultAt(one, day, 'open')),
    close_result_time: clockAt(resultAt(one, day, 'close')),
    current_status,
    current_status_name,
    ...drawAt(one, day, now),
  };
}
