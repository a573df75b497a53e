import { expect, it } from 'vitest';
import { parsePlayLimits } from './parse-play-limits.ts';
import {
  limitFailure,
  NO_LIMITS,
  type PlayLimits,
  stakedInWeek,
  withStake,
} from './play-limits.ts';

const friday = '2026-11-20';
const limits = (part: Partial<PlayLimits>): PlayLimits => ({ ...NO_LIMITS, ...part });

it('a stake of any size is allowed without limits', () => {
  expect(limitFailure(NO_LIMITS, 1_000_000, friday)).toBeUndefined();
});

it('a stake may use the limit of the day up to its last point', () => {
  const set = withStake(limits({ day: { value: 100 } }), friday, 60);
  expect(limitFailure(set, 40, friday)).toBeUndefined();
  expect(limitFailure(set, 41, friday)).toEqual({ kind: 'day', limit: 100, used: 60 });
  expect(limitFailure(set, 100, '2026-11-21')).toBeUndefined();
});

it('a stake counts towards the week that begins on Monday', () => {
  const sunday = withStake(limits({ week: { value: 100 } }), '2026-11-15', 90);
  const set = withStake(sunday, '2026-11-16', 70);
  expect(stakedInWeek(set, friday)).toBe(70);
  expect(limitFailure(set, 31, friday)).toEqual({ kind: 'week', limit: 100, used: 70 });
  expect(limitFailure(set, 30, friday)).toBeUndefined();
});

it('a stake waits for the end of a pause', () => {
  const set = limits({ pausedUntil: '2026-11-25' });
  expect(limitFailure(set, 1, '2026-11-24')).toEqual({ kind: 'paused', until: '2026-11-25' });
  expect(limitFailure(set, 1, '2026-11-25')).toBeUndefined();
});

it('the storage keeps the stakes of the last 14 days with stakes', () => {
  let set = NO_LIMITS;
  for (let day = 1; day <= 28; day++) {
    set = withStake(set, `2026-11-${String(day).padStart(2, '0')}`, 1);
  }
  expect(Object.keys(set.staked).sort()[0]).toBe('2026-11-15');
});

it('the stake of today counts even if the storage has later days', () => {
  const later = Array.from({ length: 20 }, (_, day) => [`2027-01-${day + 10}`, 5] as const);
  const set = { ...NO_LIMITS, day: { value: 100 }, staked: Object.fromEntries(later) };
  const used = withStake(set, '2026-11-20', 100);
  expect(limitFailure(used, 1, '2026-11-20')).toEqual({ kind: 'day', limit: 100, used: 100 });
});

it('the limits are read as they were written', () => {
  const set = limits({
    day: { value: 500, next: { value: null, from: friday } },
    reminder: 30,
    pausedUntil: friday,
    staked: { [friday]: 60 },
  });
  expect(parsePlayLimits(JSON.stringify(set))).toEqual(set);
});

it.each([null, '', '{', '[]', '7', 'null', '{"day":7,"staked":[],"reminder":-1}'])(
  'unreadable stored limits count as no limits: %s',
  (text) => {
    expect(parsePlayLimits(text)).toEqual(NO_LIMITS);
  },
);

it('a corrupt part of the stored limits is dropped, and the rest stays', () => {
  const text = JSON.stringify({
    day: { value: 100, next: { value: 1, from: 'soon' } },
    week: { value: 'x' },
    pausedUntil: '2026-99-99',
    staked: { [friday]: 60, '2026-11-19': -1 },
  });
  expect(parsePlayLimits(text)).toEqual(limits({ day: { value: 100 }, staked: { [friday]: 60 } }));
});
