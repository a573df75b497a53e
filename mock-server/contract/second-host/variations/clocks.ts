import { bodies, each } from '../edit.ts';
import type { Variation } from './variation.ts';

/** Edits the times of bets. */
const times = (change: (time: string) => string) =>
  bodies(
    each('data.*.timestamps.created_at', (time) => change(String(time))),
    'history',
    'bettingHistory',
  );

const inZone = (offsetMinutes: number, name: string) => (time: string) =>
  new Date(Date.parse(time) + offsetMinutes * 60_000).toISOString().slice(0, 19) + name;

const differs = 'The same second is written in another way.';

/** How hosts write the times of bets. */
export const clocks: readonly Variation[] = [
  {
    name: 'timestamps-of-nepal',
    description: 'The times of bets are those of another zone, and say so.',
    changed: times(inZone(345, '+05:45')),
    differs,
  },
  {
    name: 'timestamps-of-california',
    description: 'The times of bets are those of a zone in which it is the day before.',
    changed: times(inZone(-480, '-08:00')),
    differs,
  },
  {
    name: 'timestamps-to-the-minute',
    description: 'The times of bets leave out their seconds.',
    changed: times((time) => time.replace(/T(\d\d:\d\d):\d\d/, 'T$1')),
    differs,
  },
  {
    name: 'timestamps-with-milliseconds',
    description: 'The times of bets have three decimals and the zone Z.',
    changed: times((time) => new Date(time).toISOString()),
    differs,
  },
  {
    name: 'a-slow-clock',
    description: 'Seconds pass between requests.',
    options: { tickMs: 500 },
    stateful: true,
    differs: 'Bets are a little later.',
  },
];
