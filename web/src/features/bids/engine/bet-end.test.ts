import { expect, it } from 'vitest';
import { sampleBetType } from '../../../testing/sample-bet-type.ts';
import { sampleMarket } from '../../../testing/sample-market.ts';
import { betEnd } from './bet-end.ts';

/** A time in India on 20 November 2026; with hours from 24 on, on the next day. */
const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return Date.parse('2026-11-20T00:00:00+05:30') + (hours * 60 + minutes) * 60_000;
};

const running = sampleMarket();
const forClose = sampleMarket({ current_status: 4, current_status_name: 'Running for close' });
const late = sampleMarket({ open_time: '21:00:00', close_time: '00:30:00' });

const endOf = (code: string, session: 'open' | 'close', now: string, market = running) => {
  return betEnd({ market, betType: sampleBetType(code), since: at('12:00') }, session, at(now));
};

it.each([
  ['single_digits', 'open', 'open', '16:00:00', 40],
  ['single_digits', 'close', 'close', '18:00:00', 160],
  ['sp_motor', 'close', 'close', '18:00:00', 160],
  ['an unknown one', 'close', 'close', '18:00:00', 160],
  ['jodi_digits', 'close', 'open', '16:00:00', 40],
  ['jodi_digits', 'open', 'open', '16:00:00', 40],
  ['jodi_bulk', 'close', 'open', '16:00:00', 40],
  ['group_jodi', 'close', 'open', '16:00:00', 40],
  ['digits_based_jodi', 'close', 'open', '16:00:00', 40],
  ['red_bracket', 'close', 'open', '16:00:00', 40],
  ['half_sangam', 'close', 'open', '16:00:00', 40],
  ['half_sangam_a', 'close', 'open', '16:00:00', 40],
  ['half_sangam_b', 'close', 'open', '16:00:00', 40],
  ['full_sangam', 'close', 'open', '16:00:00', 40],
] as const)(
  'a bet of %s on the session %s ends with the session %s',
  (code, session, ends, clock, minutes) => {
    expect(endOf(code, session, '15:20')).toEqual({ session: ends, clock, minutes });
  },
);

it('bidding ends at the minute of its time and stays ended', () => {
  const minutes = (now: string) => endOf('full_sangam', 'close', now)?.minutes;
  expect(['15:59', '16:00', '16:01', '17:59'].map(minutes)).toEqual([1, 0, -1, -119]);
  expect(endOf('full_sangam', 'close', '18:30')).toMatchObject({
    session: 'close',
    minutes: -30,
  });
  expect(endOf('single_digits', 'close', '17:59')?.minutes).toBe(1);
  expect(endOf('single_digits', 'close', '18:00')?.minutes).toBe(0);
});

it('the time for a jodi has ended on a market that runs for close', () => {
  expect(endOf('jodi_digits', 'close', '16:30', forClose)).toMatchObject({ minutes: 0 });
  expect(endOf('single_pana', 'close', '16:30', forClose)).toMatchObject({ minutes: 90 });
});

it('a bet on a market that closes after midnight ends on the next day', () => {
  expect(endOf('single_digits', 'close', '22:00', late)?.minutes).toBe(150);
  expect(endOf('single_digits', 'close', '24:30', late)?.minutes).toBe(0);
  expect(endOf('jodi_digits', 'close', '22:00', late)?.minutes).toBe(-60);
});

it('the end of a bet is unknown for a market without times', () => {
  const silent = sampleMarket({ open_time: '', close_time: 'soon' });
  expect(endOf('jodi_digits', 'close', '15:20', silent)).toBeUndefined();
  expect(endOf('single_digits', 'close', '15:20', silent)).toBeUndefined();
});
