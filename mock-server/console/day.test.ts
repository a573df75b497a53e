import { expect, it } from 'vitest';
import type { MarketDay } from '../src/routes/control/market-day.ts';
import { eventsOf, hoursOfDraws, marketsByNextDraw } from './day.ts';

const at = (time: string) => `2026-11-20T${time}:00+05:30`;

/** A market by the times at which its bids stop; its results come nine minutes later. */
function market(name: string, open: string, close: string, holiday = false) {
  const draw = (stops: string) => ({
    stops: at(stops),
    at: at(stops.replace(/.$/, '9')),
    pana: null,
    digit: null,
    byHand: false,
    pending: null,
    waiting: 0,
    won: 0,
    lost: 0,
    paid: 0,
  });
  const status = { status: 6, statusName: 'Running now' };
  return { id: 1, name, ...status, holiday, open: draw(open), close: draw(close) };
}

const dayAt = (time: string): MarketDay => ({
  day: '2026-11-20',
  from: at('00:30'),
  to: '2026-11-21T00:30:00+05:30',
  now: at(time),
  markets: [
    market('Early', '09:00', '10:00'),
    market('Long', '09:30', '23:50'),
    market('Resting', '11:00', '12:00', true),
    market('Late', '13:00', '14:00'),
  ],
});
const names = (time: string) => {
  const { coming, over } = marketsByNextDraw(dayAt(time));
  return [coming, over].map((markets) => markets.map(({ name }) => name).join(' '));
};

it.each([
  ['08:00', 'Early Long Late', 'Resting'],
  ['09:09', 'Long Early Late', 'Resting'],
  ['10:08', 'Early Late Long', 'Resting'],
  ['10:09', 'Late Long', 'Early Resting'],
  ['23:59', '', 'Early Long Resting Late'],
])(
  'the console at %s lists the markets "%s" by their next draw, and collapses "%s"',
  (time, ...lists) => {
    expect(names(time)).toEqual(lists);
  },
);

it('the console shows the hours from one before the first draw to one after the last, within the day', () => {
  const { from, to } = hoursOfDraws(dayAt('12:00'));
  expect([from, to]).toEqual([Date.parse(at('08:09')), Date.parse('2026-11-21T00:30:00+05:30')]);
});

it('a day lists its ends of bidding and its results in order, and leaves out holidays', () => {
  const told = eventsOf(dayAt('12:00')).map((event) => `${event.at.slice(11, 16)} ${event.text}`);
  expect(told.slice(0, 3)).toEqual([
    '09:00 bids on open stop, Early',
    '09:09 open result, Early',
    '09:30 bids on open stop, Long',
  ]);
  expect(told).toHaveLength(12);
});
