import { bodies, each, inOrder } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Break } from '../variant.ts';

const hour = 60 * 60 * 1000;
const indiaOffset = 5.5 * hour;

/** Edits the times of bets as India's clocks show them; the offset stays what it is. */
const bets = (change: (time: string) => string) =>
  bodies(
    each('data.*.timestamps.created_at', (time) => change(String(time))),
    'history',
    'bettingHistory',
  );

/** A time without its half of the day: 15:04 as 03:04. */
const halfDay = (text: string): string =>
  text.replace(/\b\d\d(?=:)/, (hours) => String(Number(hours) % 12).padStart(2, '0'));

const moved = (by: number) => (time: string) =>
  `${new Date(Date.parse(time) + indiaOffset + by).toISOString().slice(0, 19)}+05:30`;

const marketTimes = ['open_time', 'close_time', 'open_result_time', 'close_result_time'];

const everyMarketTime = (change: (time: Json) => Json) =>
  bodies(inOrder(...marketTimes.map((name) => each(`*.${name}`, change))), 'markets');

const ofBets: readonly Omit<Break, 'endpoint' | 'stateful'>[] = [
  {
    name: 'times-of-bets-without-am-and-pm',
    description: 'The hours of bets are those of a clock of twelve hours.',
    effect: 'Reads 3:04 AM at a bet of the afternoon.',
    // At noon a clock of twelve hours begins at 0.
    changed: bets(halfDay),
  },
  {
    name: 'times-of-bets-half-a-day-early',
    description: 'The times of bets are twelve hours early.',
    effect: 'Reads another half of the day, or the day before.',
    changed: bets(moved(-12 * hour)),
  },
  {
    name: 'times-of-bets-an-hour-early',
    description: 'The times of bets are an hour early, as after a change to winter time.',
    effect: 'Reads wrong times.',
    changed: bets(moved(-hour)),
  },
  {
    name: 'times-of-bets-in-another-zone',
    description: 'The times of bets are those of Singapore, called those of India.',
    effect: 'Reads times that are still to come.',
    changed: bets(moved(2.5 * hour)),
  },
  {
    name: 'times-of-bets-at-midnight',
    description: 'The time of a bet is the midnight that its day begins with.',
    effect: 'Reads 12:00 AM at every bet.',
    changed: bets((time) => time.replace(/T.{8}/, 'T00:00:00')),
  },
  {
    name: 'times-of-bets-a-month-early',
    description: 'The months of bets are counted from 0.',
    effect: 'Reads the month before.',
    changed: bets(moved(-30 * 24 * hour)),
  },
  {
    name: 'times-of-bets-with-days-and-months-swapped',
    description: 'The times of bets have the day in the place of the month where they can.',
    effect: 'Reads another date.',
    changed: bets((time) => time.replace(/^(\d{4})-(\d\d)-(0\d|1[0-2])/, '$1-$3-$2')),
    options: { now: () => Date.parse('2026-11-10T12:00:00+05:30') },
  },
];

/** Times that are not those at which something happens. */
export const times: readonly Break[] = [
  ...ofBets.map((one): Break => ({ ...one, endpoint: 'history', stateful: true })),
  {
    name: 'times-of-markets-without-am-and-pm',
    description: 'The hours of markets are those of a clock of twelve hours.',
    endpoint: 'markets',
    effect: 'Reads that bids end at night.',
    changed: everyMarketTime((time) => halfDay(String(time))),
  },
];
