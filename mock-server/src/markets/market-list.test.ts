import { marketSeeds } from '@matka/fixtures/markets';
import { overnight } from '@matka/fixtures/numbers/mistakes';
import { describe, expect, it } from 'vitest';
import { lastBidTimes, marketDayAt, phaseAt, statuses } from './schedule.ts';

/** When bids stop by market id, and its days off: ten minutes before the stated results. */
const timetable: Record<number, { open: string; close: string; off: readonly string[] }> = {
  1: { open: '09:30', close: '10:30', off: [] },
  2: { open: '11:25', close: '12:25', off: [] },
  3: { open: '12:50', close: '13:50', off: ['Sun'] },
  4: { open: '13:20', close: '14:20', off: [] },
  5: { open: '14:50', close: '16:50', off: ['Sun'] },
  6: { open: '14:55', close: '16:55', off: ['Sun'] },
  7: { open: '16:00', close: '18:00', off: ['Sun'] },
  8: { open: '19:05', close: '20:05', off: [] },
  9: { open: '20:20', close: '22:20', off: ['Sun'] },
  10: { open: '20:50', close: '22:50', off: ['Sun'] },
  11: { open: '21:20', close: '23:20', off: ['Sat', 'Sun'] },
  12: { open: '21:25', close: '23:35', off: ['Sat', 'Sun'] },
  13: { open: '21:35', close: '23:55', off: ['Sat', 'Sun'] },
};

/** A fortnight of days from Monday, 2026-11-16, each with its weekday. */
const fortnight = Array.from({ length: 14 }, (_, n) => ({
  day: `2026-11-${16 + n}`,
  weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][n % 7] ?? '',
}));

const at = (day: string, time: string) => Date.parse(`${day}T${time}+05:30`);
const minutes = Array.from(
  { length: 1440 },
  (_, n) => `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`,
).filter((time) => time >= '00:30');

const statusAt = (...args: Parameters<typeof phaseAt>) => statuses[phaseAt(...args)];

it('the status of a market with its own times follows the time of each session', () => {
  const [seed] = marketSeeds.filter(({ id }) => id === 7);
  if (!seed) throw new Error('There is no market 7.');
  const schedule = { ...seed, bidsStop: { open: 30, close: 5 } };
  const nameAt = (time: string) => statusAt(schedule, at('2026-11-20', time)).name;
  expect(lastBidTimes(schedule)).toEqual({ open: '15:40:00', close: '18:05:00' });
  expect([nameAt('15:39'), nameAt('15:40')]).toEqual(['Running now', 'Running for close']);
  expect([nameAt('18:04'), nameAt('18:05')]).toEqual(['Running for close', 'Closed for today']);
});

describe.each(marketSeeds)('$name', (seed) => {
  const { open, close, off } = timetable[seed.id] ?? { open: '', close: '', off: [] };
  const plays = fortnight.filter(({ weekday }) => !off.includes(weekday));
  const rests = fortnight.filter(({ weekday }) => off.includes(weekday));

  it('a market has the status of its phase in every minute of a fortnight', {
    tags: ['@MOCK-07'],
  }, () => {
    for (const { day, weekday } of fortnight) {
      for (const time of minutes) {
        const name = off.includes(weekday)
          ? 'Betting is closed'
          : time < open
            ? 'Running now'
            : time < close
              ? 'Running for close'
              : 'Closed for today';
        const status = statusAt(seed, at(day, `${time}:00`));
        if (status.name !== name) expect(`${day} ${time} ${status.name}`).toBe(name);
      }
    }
    expect(plays.length + rests.length).toBe(14);
  });
});

const mainBazar = marketSeeds.filter(({ name }) => name === 'Main Bazar');

it.each(overnight)(
  'a market that closes after midnight has at $at the status $status of the market day $day',
  { tags: ['@MOCK-08'] },
  ({ at: when, day, status }) => {
    for (const seed of mainBazar) {
      expect(statusAt(seed, Date.parse(when)).name).toBe(status);
      expect(marketDayAt(Date.parse(when))).toBe(day);
    }
    expect(mainBazar).toHaveLength(1);
  },
);

it('a market that closes after midnight opens again at 00:30, not at midnight', {
  tags: ['@MOCK-08'],
}, () => {
  for (const seed of mainBazar) {
    expect(phaseAt(seed, at('2026-11-18', '00:29:59'))).toBe('closed-for-today');
    expect(phaseAt(seed, at('2026-11-18', '00:30:00'))).toBe('running-now');
  }
});

it('a market that closes after midnight may take close bids past midnight', {
  tags: ['@MOCK-08'],
}, () => {
  const late = { openResultTime: '22:00:00', closeResultTime: '00:20:00', holidays: [] };
  expect(phaseAt(late, at('2026-11-18', '00:09:59'))).toBe('running-for-close');
  expect(marketDayAt(at('2026-11-18', '00:09:59'))).toBe('2026-11-17');
  expect(phaseAt(late, at('2026-11-18', '00:10:00'))).toBe('closed-for-today');
});

it('the five statuses of a market have the numbers of the specification', {
  tags: ['@MOCK-07'],
}, () => {
  const numbered = Object.values(statuses).map(({ number, name }) => [number, name]);
  expect(numbered.sort()).toEqual([
    [1, 'Closed for today'],
    [2, 'Betting is closed'],
    [3, 'Closed'],
    [4, 'Running for close'],
    [6, 'Running now'],
  ]);
});
