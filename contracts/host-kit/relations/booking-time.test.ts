import { expect, it } from 'vitest';
import { betRecord } from '../../decoders/history.ts';
import { decode } from '../../decoding/decode.ts';
import { bookingTimeFindings } from './booking-time.ts';
import { bet, now } from './test-support.ts';

const hour = 3600 * 1000;

/** What is found in the time of a bet. */
function found(created_at: string, placedAt: readonly number[] = [now]) {
  const record = decode(betRecord, bet(1, {}, { timestamps: { created_at } }));
  return record && bookingTimeFindings(record, placedAt).map((one) => one.found);
}

const at = (off: number) => new Date(now + off).toISOString();

it.each([
  ['to the second', at(0)],
  ['to the minute', '2026-11-20T12:00+05:30'],
  ['in another zone', '2026-11-19T22:30:00-08:00'],
  ['by a clock that is 4 minutes slow', at(-4 * 60_000)],
  ['by another clock altogether', at(-1000 * hour - 8 * 60_000)],
  ['by a clock that stands, a quarter of an hour times many', at(-54.75 * hour)],
  ['not at all', ''],
])('accepts a bet that is dated %s', (_, created) => {
  expect(found(created)).toEqual([]);
});

it.each([
  ['half a day early', at(-12 * hour), 'is 12 h behind'],
  ['in UTC called India', at(-5.5 * hour), 'is 5 h 30 min behind'],
  ['in Nepal called India', at(0.25 * hour), 'is 15 min ahead'],
  ['a month early', at(-30 * 24 * hour), 'is 30 d behind'],
  ['by its day alone', '2026-11-20T00:00:00+05:30', 'is 12 h behind'],
])('names a bet that is dated %s', (_, created, text) => {
  expect(found(created)).toEqual([text]);
});

it('goes by the clock of the host where that of the kit is wrong', () => {
  expect(found(at(0), [now - 3 * hour, now])).toEqual([]);
  expect(found(at(-12 * hour), [now - 3 * hour, now])).toEqual(['is 9 h behind']);
});

/** Eight minutes past noon: no zone is so far from midnight. */
const later = [now + 8 * 60_000];

it.each([
  ['2026-11-20T00:00:00+05:30', 'is 12 h 8 min behind'],
  ['2026-11-20T00:00+05:30', 'is 12 h 8 min behind'],
  ['2026-11-20T00:00:00.000+05:30', 'is 12 h 8 min behind'],
  ['2026-11-20T00:00:00Z', 'is 6 h 38 min behind'],
])('names a bet that is dated by its day alone: %s', (created, text) => {
  expect(found(created, later)).toEqual([text]);
});

it.each(['2026-11-20T00:00:01+05:30', '2026-11-20T00:01+05:30', '2026-11-20T10:00:00+05:30'])(
  'leaves another clock alone: %s',
  (created) => {
    expect(found(created, later)).toEqual([]);
  },
);

it('allows the clocks five minutes, and a host a minute and a half to store a bet', () => {
  expect(found(at(-5 * 60_000))).toEqual([]);
  expect(found(at(-60.5 * 60_000 - 60_000))).toEqual(['is 1 h 2 min behind']);
  expect(found(at(-60 * 60_000 - 91_000))).toEqual([]);
});
