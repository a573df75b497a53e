import { expect, it } from 'vitest';
import { checkExchanges } from '../check.ts';
import { got, market, said } from '../test-support.ts';

const undrawn = { open_pana: null, open_digit: null, close_digit: null, close_pana: null };
const open = { open_pana: '990', open_digit: '8' };
const day = (date: string, numbers: object) => ({
  date,
  has_result: numbers !== undrawn,
  ...undrawn,
  ...numbers,
});
const chart = (today: object) =>
  got('/markets/results/monthly/?market_name=Surya+Day&month=11&year=2026', {
    calendar_weeks: [
      [
        day('2026-11-18', {
          open_pana: '128',
          open_digit: '1',
          close_digit: '5',
          close_pana: '140',
        }),
        day('2026-11-19', {
          open_pana: '140',
          open_digit: '5',
          close_digit: '1',
          close_pana: '128',
        }),
        day('2026-11-20', today),
        day('2026-11-21', undrawn),
        day('2026-11-22', undrawn),
      ],
    ],
  });
const results = (numbers: object) =>
  got('/markets/results/monthly/?month=11&year=2026&date=2026-11-20', {
    markets: { 'Surya Day': [{ ...undrawn, ...numbers }] },
  });
/** A market whose open bets ended at eleven: everything here is read at noon. */
const list = (numbers: object, more: object = {}) =>
  got('/markets/', [market({ ...undrawn, open_time: '11:00:00', ...numbers, ...more })]);

it('a market may be drawn after its chart was read', () => {
  expect(said(chart(undrawn), list(open)).failures).toEqual([]);
  expect(said(chart(undrawn), list(open), results(open)).failures).toEqual([]);
  expect(
    said(chart(open), list({ ...open, close_digit: '0', close_pana: '127' })).failures,
  ).toEqual([]);
});

it('the check asks for the results of today if the list shows a new number', () => {
  expect(checkExchanges([chart(undrawn), list(open)]).questions()).toEqual([
    {
      path: '/markets/results/monthly/',
      query: [
        ['month', '11'],
        ['year', '2026'],
        ['date', '2026-11-20'],
      ],
    },
  ]);
  expect(checkExchanges([chart(open), list(open)]).questions()).toEqual([]);
});

it('a number that the results of today still lack is a failure at its field', () => {
  expect(said(chart(undrawn), list({ ...open, close_digit: '0' }), results(open)).failures).toEqual(
    ['GET /markets/ $[0].close_digit is 0, not drawn in the results of today'],
  );
});

it.each([
  [{ open_digit: '8' }, '$[0].open_pana is missing, expected 990 as in the results of today'],
  [{ open_pana: '990' }, '$[0].open_digit is missing, expected 8 as in the results of today'],
  [{ ...open, open_digit: '9' }, '$[0].open_digit is 9, the results of today have 8'],
])('a list with %j contradicts the results that were read before it', (numbers, text) => {
  expect(said(results(open), list(numbers)).failures).toContain(`GET /markets/ ${text}`);
});

it('a list without a number contradicts the results until the next day begins', () => {
  const closed = { current_status: 1, current_status_name: 'Closed for today' };
  expect(said(results(open), list({}, closed)).failures).toEqual([
    'GET /markets/ $[0].open_pana is missing, expected 990 as in the results of today',
    'GET /markets/ $[0].open_digit is missing, expected 8 as in the results of today',
  ]);
  expect(said(results(open), list({})).failures).toEqual([]);
});

it('a list may show the draw of an earlier day until there is another', () => {
  const yesterday = { open_pana: '140', open_digit: '5', close_digit: '1', close_pana: '128' };
  expect(said(chart(undrawn), list(yesterday), results(undrawn)).failures).toEqual([]);
  expect(
    said(chart(undrawn), list({ ...yesterday, close_digit: '2' }), chart(undrawn)).failures.join(),
  ).toContain('$[0].close_digit');
});

it("a list that shows yesterday's draw after today's results were read is a failure", () => {
  const yesterday = { open_pana: '140', open_digit: '5', close_digit: '1', close_pana: '128' };
  const text = 'GET /markets/ $[0].open_pana is 140, the results of today have 990';
  expect(said(chart(open), list(yesterday)).failures).toContain(text);
  expect(said(chart(undrawn), results(open), list(yesterday)).failures).toContain(text);
  expect(said(chart(undrawn), list(yesterday), results(open)).failures).toEqual([]);
});

it.each([
  ['takes bets on its open after its draw', {}, open, 1],
  [
    'runs for its close by now',
    { current_status: 4, current_status_name: 'Running for close' },
    open,
    0,
  ],
  ['has its close drawn too', {}, { ...open, close_digit: '0', close_pana: '127' }, 0],
  ['was over and may take bets on tomorrow', { close_time: '11:30:00' }, open, 0],
])('a draw of today is judged for a market that %s', (_, now, drawn, count) => {
  const { failures } = said(list({}), results(drawn), list(drawn, now));
  expect(failures.filter((text) => text.includes('which takes bets on its open'))).toHaveLength(
    count,
  );
});

it.each([
  ['takes bets on its open until later', {}, 1],
  ['has another status by now', { current_status: 4, current_status_name: 'Running for close' }, 0],
  ['had its open before', { open_time: '11:00:00' }, 0],
  ['may have its open by another clock', { open_time: '12:10:00' }, 0],
  ['has its close after midnight', { close_time: '00:10:00' }, 0],
])('an early result of today is judged for a market that %s', (_, more, count) => {
  const running = list({}, { open_time: '15:50:00', ...more });
  const place = '$.markets.Surya Day[0].open_pana';
  for (const early of [said(running, results(open)), said(running, chart(open))])
    expect(early.failures.filter((text) => text.includes('which takes bets'))).toHaveLength(count);
  if (count > 0)
    expect(said(running, results(open)).failures[0]).toContain(
      `${place} is 990 for Surya Day on 2026-11-20, which takes bets on its open until 15:50:00`,
    );
});
