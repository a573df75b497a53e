import { marketSeeds } from '@matka/fixtures/markets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bidsStopInstant,
  type DueDraw,
  dayAfter,
  drawsBetween,
  isHoliday,
  lastBidTimes,
  marketDayAt,
  resultInstant,
} from './schedule.ts';

const at = (text: string) => Date.parse(`${text}+05:30`);
const start = at('2026-11-16T00:30:00');
const end = at('2026-11-30T00:30:00');

/** The results of a fortnight from Monday, 2026-11-16, counted out in calendar days. */
const fortnightOf = (seed: (typeof marketSeeds)[number]): DueDraw[] =>
  Array.from({ length: 14 }, (_, n) => n)
    .filter((n) => !seed.holidays.some((weekday) => weekday === (n + 1) % 7))
    .flatMap((n) => {
      const day = `2026-11-${16 + n}`;
      const closesOn = seed.closeResultTime < seed.openResultTime ? `2026-11-${17 + n}` : day;
      return [
        { instant: at(`${day}T${seed.openResultTime}`), day, session: 'open' },
        { instant: at(`${closesOn}T${seed.closeResultTime}`), day, session: 'close' },
      ];
    });

describe.each(marketSeeds)('$name', (seed) => {
  const fortnight = fortnightOf(seed);

  it('a market draws its open result before its close result on each day that it plays', {
    tags: ['@MOCK-23'],
  }, () => {
    expect(drawsBetween(seed, start, end)).toEqual(fortnight);
    expect(fortnight).toHaveLength(2 * (14 - 2 * seed.holidays.length));
  });

  it('a market draws each result once, however the time is cut into steps', () => {
    const moments = fc.array(fc.integer({ min: start, max: end }), { maxLength: 40 });
    fc.assert(
      fc.property(moments, (cuts) => {
        const stops = [start, ...cuts.sort((a, b) => a - b), end];
        const pieces = stops.slice(1).map((to, n) => drawsBetween(seed, stops[n] ?? to, to));
        expect(pieces.flat()).toEqual(fortnight);
      }),
      { numRuns: 30 },
    );
  });

  it('a market draws at the very millisecond of the result, and not again after it', () => {
    for (const event of fortnight) {
      expect(drawsBetween(seed, event.instant - 1, event.instant)).toEqual([event]);
      expect(drawsBetween(seed, event.instant, event.instant + 1)).toEqual([]);
      expect(drawsBetween(seed, event.instant - 1, event.instant - 1)).toEqual([]);
    }
  });

  it('a market stops bids ten minutes before each result', { tags: ['@MOCK-07'] }, () => {
    for (const { day, session, instant } of fortnight) {
      expect(resultInstant(seed, day, session)).toBe(instant);
      expect(bidsStopInstant(seed, day, session)).toBe(instant - 600_000);
    }
  });
});

const noon = { openResultTime: '12:00:00', closeResultTime: '13:00:00', holidays: [] };

it('a span of time has no results when it is empty or ends before its start', () => {
  const moment = at('2026-11-16T12:00:00');
  expect(drawsBetween(noon, moment, moment)).toEqual([]);
  expect(drawsBetween(noon, moment + 1, moment - 1)).toEqual([]);
});

it('the market day turns at 00:30 in India', { tags: ['@MOCK-08'] }, () => {
  expect(marketDayAt(at('2026-11-21T00:29:59.999'))).toBe('2026-11-20');
  expect(marketDayAt(at('2026-11-21T00:30:00.000'))).toBe('2026-11-21');
  expect(marketDayAt(at('2027-01-01T00:00:00.000'))).toBe('2026-12-31');
});

it('the market day ends after a result at 00:29:59, and a result at 00:30:00 begins the next day', {
  tags: ['@MOCK-08'],
}, () => {
  const closingAt = (closeResultTime: string) =>
    resultInstant(
      { openResultTime: '00:30:00', closeResultTime, holidays: [] },
      '2026-11-20',
      'close',
    );
  expect(closingAt('00:29:59')).toBe(at('2026-11-21T00:29:59'));
  expect(closingAt('00:30:00')).toBe(at('2026-11-20T00:30:00'));
});

it.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-11-16', 14, '2026-11-30'],
  ['2026-11-16', 0, '2026-11-16'],
])('the market day %s and %i days make %s', (day, days, other) => {
  expect(dayAfter(day, days)).toBe(other);
});

it('a market rests by its own weekday: the close of Friday, drawn on Saturday, is no holiday', {
  tags: ['@MOCK-08'],
}, () => {
  const weekendOff = {
    openResultTime: '21:45:00',
    closeResultTime: '00:05:00',
    holidays: [0, 6],
  };
  const friday = drawsBetween(weekendOff, at('2026-11-20T23:00:00'), at('2026-11-23T12:00:00'));
  expect(friday).toEqual([
    { instant: at('2026-11-21T00:05:00'), day: '2026-11-20', session: 'close' },
  ]);
  expect(['20', '21', '22', '23'].map((day) => isHoliday(weekendOff, `2026-11-${day}`))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it.each([
  ['09:40:00', '10:40:00', '09:30:00', '10:30:00'],
  ['21:45:00', '00:05:00', '21:35:00', '23:55:00'],
  ['22:00:30', '00:29:59', '21:50:30', '00:19:59'],
])(
  'a market with results at %s and %s takes bids until %s and %s',
  { tags: ['@MOCK-07'] },
  (open, close, openBids, closeBids) => {
    const schedule = { openResultTime: open, closeResultTime: close, holidays: [] };
    expect(lastBidTimes(schedule)).toEqual({ open: openBids, close: closeBids });
  },
);
