import { expect, it } from 'vitest';
import { got, market, said } from '../test-support.ts';

const day = (date: string, open_pana: string | null = null) => ({
  date,
  has_result: open_pana !== null,
  open_pana,
  open_digit: open_pana && '1',
  close_digit: null,
  close_pana: null,
});
const chart = (...calendar_weeks: object[][]) =>
  said(
    got('/markets/results/monthly/?market_name=Surya+Day&month=11&year=2026', { calendar_weeks }),
  ).failures;

it.each([
  [[[day('2026-11-01'), day('2026-11-02', '128')], [day('2026-11-08')]]],
  [[[day('2026-11-09')], [day('2026-11-02', '128')]]],
  [[[day('2026-11-02', '128'), day('2026-11-02', '128')]]],
])(
  'the days of a chart may come in any weeks and order, since the client finds them by date',
  (weeks) => {
    expect(chart(...weeks)).toEqual([]);
  },
);

it('a day of a chart with two results is a failure', () => {
  expect(chart([day('2026-11-02', '128')], [day('2026-11-02', '137')])).toEqual([
    expect.stringContaining('$.calendar_weeks[1][0] is 137-1-*-* for Surya Day on 2026-11-02'),
  ]);
});

it('a chart with unreadable days is one failure, and not a second one for its missing days', () => {
  const drawn = { open_pana: '128', open_digit: '1' };
  const results = got('/markets/results/monthly/?month=11&year=2026&date=2026-11-02', {
    markets: { 'Surya Day': [drawn] },
  });
  const [days] = [[{ ...drawn, has_result: true }]];
  expect(
    said(
      results,
      got('/markets/results/monthly/?market_name=Surya+Day&month=11&year=2026', {
        calendar_weeks: [days],
      }),
    ).failures,
  ).toEqual([expect.stringContaining('$.calendar_weeks[0][0].date is missing')]);
});

it('an unreadable result is one failure, and not a second one for a missing result', () => {
  const results = (draws: object) =>
    got('/markets/results/monthly/?month=11&year=2026&date=2026-11-02', {
      markets: { 'Surya Day': draws },
    });
  const drawn = { open_pana: '128', open_digit: '1' };
  const list = got('/markets/', [market()]);
  expect(said(results([drawn]), results(drawn), list).failures).toEqual([
    expect.stringContaining('$.markets.Surya Day is an object, expected a list with the result'),
  ]);
  expect(said(results([drawn]), results({ 0: drawn }), list).failures).toEqual([
    expect.stringContaining('$.markets lacks Surya Day'),
  ]);
});

const [month, date] = [
  '/markets/results/monthly/?market_name=Surya+Day&month=11&year=2026',
  '/markets/results/monthly/?month=11&year=2026&date=2026-11-02',
];
const drawn = { open_pana: '128', open_digit: '1' };

it.each([
  ['weeks and days', month, {}],
  ['weeks', month, { calendar_weeks: null, markets: {} }],
  ['markets', date, {}],
  ['markets', date, { markets: null, days: [] }],
])('a response without %s is a note and no failure: %s %j', (_, address, body) => {
  const { failures, notes } = said(got(address, body), got('/markets/', [market()]));
  expect([failures, notes.length]).toEqual([[], 1]);
});

it('missing results are a failure if another response has them', () => {
  const ofDay = got(date, { markets: { 'Surya Day': [drawn] } });
  const ofMonth = got(month, {
    calendar_weeks: [[{ ...drawn, date: '2026-11-02', has_result: true }]],
  });
  const list = got('/markets/', [market()]);
  expect(said(ofDay, got(month, {}), list).failures).toEqual([
    expect.stringContaining('$.calendar_weeks[*][*] lacks 2026-11-02 of Surya Day'),
  ]);
  expect(said(ofMonth, got(date, {}), list).failures).toEqual([
    expect.stringContaining('$.markets lacks Surya Day on 2026-11-02'),
  ]);
});
