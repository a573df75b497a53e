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
