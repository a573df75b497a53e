import { describe, expect, it } from 'vitest';
import { sampleMarket } from '../testing/sample-market.ts';
import { endsInDayOf, marketAt, mayHaveNews, nextBidEnd, nextOpenEnd } from './market-clock.ts';

/** A time in India on 20 November 2026, or another day of that month. */
const at = (clock: string, day = 20) => Date.parse(`2026-11-${day}T${clock}:00+05:30`);

const running = sampleMarket();
const forClose = sampleMarket({ current_status: 4, current_status_name: 'Running for close' });
const statusAt = (...args: Parameters<typeof marketAt>) => {
  const { current_status, current_status_name } = marketAt(...args);
  return `${current_status} ${current_status_name}`;
};

it.each([
  ['15:59', '6 Running now'],
  ['16:00', '4 Running for close'],
  ['17:59', '4 Running for close'],
  ['18:00', '1 Closed for today'],
  ['23:59', '1 Closed for today'],
])('the market status is derived from the clock: at %s it is %s', (clock, status) => {
  expect(statusAt(running, at('15:20'), at(clock))).toBe(status);
});

it('the status after Running for close depends only on the close time', () => {
  expect(statusAt(forClose, at('16:20'), at('17:59'))).toBe('4 Running for close');
  expect(statusAt(forClose, at('16:20'), at('18:00'))).toBe('1 Closed for today');
});

it("the status of the host applies until one of the market's times has passed", () => {
  expect(marketAt(running, at('18:30'), at('23:00'))).toBe(running);
  expect(marketAt(running, undefined, at('23:00'))).toBe(running);
});

it('the status of the host applies again on the next day', () => {
  expect(marketAt(running, at('15:20'), at('00:00', 21))).toBe(running);
});

it('the status of a market that closes after midnight follows its times', () => {
  const night = sampleMarket({ open_time: '22:00:00', close_time: '00:30:00' });
  expect(statusAt(night, at('20:00'), at('23:59'))).toBe('4 Running for close');
  expect(statusAt(night, at('20:00'), at('00:29', 21))).toBe('4 Running for close');
  expect(statusAt(night, at('20:00'), at('00:30', 21))).toBe('1 Closed for today');
});

it.each(['', '25:00:00', '12', 'soon'])(
  'the status stays unchanged with the time “%s”',
  (open_time) => {
    const market = sampleMarket({ open_time });
    expect(marketAt(market, at('15:20'), at('23:00'))).toBe(market);
    expect(nextBidEnd(market, at('15:20'), at('15:20'))).toBeUndefined();
  },
);

it.each(['Closed', 'Betting is closed', 'Holiday'])('the status “%s” stays unchanged', (name) => {
  const market = sampleMarket({ current_status_name: name });
  expect(marketAt(market, at('15:20'), at('23:00'))).toBe(market);
});

it('the status stays unchanged if the clock was set back', () => {
  expect(marketAt(running, at('15:20'), at('09:00', 19))).toBe(running);
});

it.each([
  ['15:59', false],
  ['16:00', true],
  ['16:10', true],
])('the market may have news at %s: %s', (clock, news) => {
  expect(mayHaveNews([running], at('15:20'), at(clock))).toBe(news);
});

it('the market may have news after each of its four times, and on a new day', () => {
  const since = (from: string, to: string) => mayHaveNews([running], at(from), at(to));
  expect(since('16:00', '16:09')).toBe(false);
  expect(since('16:00', '16:10')).toBe(true);
  expect(since('16:10', '17:59')).toBe(false);
  expect(since('18:00', '18:10')).toBe(true);
  expect(since('18:10', '23:59')).toBe(false);
  expect(mayHaveNews([], at('18:10'), at('00:00', 21))).toBe(true);
  // A market day begins half an hour after midnight.
  expect(since('00:10', '00:29')).toBe(false);
  expect(since('00:10', '00:30')).toBe(true);
});

it('the market may have news if the time of the list was ahead of the host', () => {
  expect(mayHaveNews([running], at('20:30'), at('19:00'))).toBe(true);
  expect(mayHaveNews([running], at('19:00') + 20_000, at('19:00'))).toBe(false);
});

it('the next end of bidding is the end of open, then the end of close', () => {
  expect(nextBidEnd(running, at('15:20'), at('15:22'))).toEqual({
    session: 'open',
    clock: '16:00:00',
    minutes: 38,
  });
  expect(nextBidEnd(forClose, at('16:20'), at('17:59') + 30_000)).toEqual({
    session: 'close',
    clock: '18:00:00',
    minutes: 1,
  });
});

it('the next end of bidding moves on to close, and is unknown after the end of the day', () => {
  expect(nextBidEnd(running, at('15:20'), at('16:00'))).toMatchObject({ minutes: 120 });
  expect(nextBidEnd(running, at('15:20'), at('18:00'))).toBeUndefined();
  expect(nextBidEnd(forClose, at('16:30'), at('10:00', 21))).toBeUndefined();
});

it('a late change of status does not move the next end of bidding to the next day', () => {
  const end = (market: typeof running, clock: string) =>
    nextBidEnd(market, at(clock), at(clock))?.minutes;
  expect([end(running, '16:00'), end(running, '16:01')]).toEqual([120, 119]);
  expect([end(forClose, '18:00'), end(forClose, '18:01')]).toEqual([undefined, undefined]);
  expect(end(running, '18:30')).toBe(21 * 60 + 30);
});

it('a closed market has no next end of bidding', () => {
  expect(
    nextBidEnd(sampleMarket({ current_status_name: 'Closed' }), at('12:00'), at('12:00')),
  ).toBeUndefined();
});

describe('times of a day', () => {
  const night = sampleMarket({ open_time: '21:35:00', close_time: '00:05:00' });
  it.each([
    [running, '15:20', 20, '16:00', 20, '18:00', 20],
    [running, '00:29', 21, '16:00', 20, '18:00', 20],
    [running, '00:30', 21, '16:00', 21, '18:00', 21],
    [night, '00:02', 21, '21:35', 20, '00:05', 21],
    [night, '20:00', 21, '21:35', 21, '00:05', 22],
  ])(
    'the market day of %o at %s on %i has its ends',
    (market, clock, day, open, openDay, close, closeDay) => {
      expect(endsInDayOf(market, at(clock, day))).toEqual({
        open: at(open, openDay),
        close: at(close, closeDay),
      });
    },
  );

  it('the market day without a time of open bids has no ends', () => {
    const timeless = sampleMarket({ open_time: 'noon' });
    expect(endsInDayOf(timeless, at('15:20'))).toEqual({ open: undefined, close: undefined });
    expect(nextOpenEnd(timeless, at('15:20'))).toBeUndefined();
  });

  it('bidding on a closed market ends on the next day, and at an unknown time while the market rests', () => {
    const closed = { ...running, current_status_name: 'Closed for today' };
    expect(nextOpenEnd(closed, at('16:00'))).toBe(at('16:00', 21));
    expect(nextOpenEnd(closed, at('00:10', 21))).toBe(at('16:00', 21));
    expect(nextOpenEnd(closed, at('15:59'))).toBeUndefined();
    expect(nextOpenEnd(closed, at('00:30'))).toBeUndefined();
  });
});
