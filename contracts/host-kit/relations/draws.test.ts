import { describe, expect, it } from 'vitest';
import { hostWith, linesOf, recording } from './test-support.ts';

const charts = 'the results of a day are those of the charts';
const today = 'numbers on the list are those of one day';

const draw = (text: string) => {
  const [open_pana, digits = '', close_pana] = text.split('-');
  const [open_digit, close_digit] = digits;
  return { open_pana, open_digit, ...(close_pana && { close_digit, close_pana }) };
};
const [one, other] = ['128-16-123', '245-10-127'];
const market = (name: string, text = '') => ({
  id: name.charCodeAt(0),
  name,
  ...(text && draw(text)),
});
const ofDay = (draws: Readonly<Record<string, string>>) => ({
  markets: Object.fromEntries(Object.entries(draws).map(([name, text]) => [name, [draw(text)]])),
});

describe('numbers on the list of markets', () => {
  /** What is said of markets beside the results of today. */
  const lines = (
    listed: Readonly<Record<string, string>>,
    results: Readonly<Record<string, string>>,
  ) =>
    linesOf(
      today,
      hostWith({
        '/markets/?app_id=app': Object.entries(listed).map(([name, text]) => market(name, text)),
        '/markets/results/monthly/?month=11&year=2026&date=2026-11-20': ofDay(results),
      }),
    );

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['the results of today', { A: one, B: other }, { A: one, B: other }],
    ['results that no other market has', { A: other }, { A: one }],
    ['no number', { A: '', B: other }, { A: other, B: other }],
    ['an open result alone', { A: '245-1', B: other }, { A: one, B: other }],
    ['results of a market that has none today', { A: other }, { B: other }],
    ['results beside half a result of today', { A: other }, { A: '128-1', B: other }],
    ['a close result beside an open one of yesterday', { A: other }, { A: '128-1' }],
  ])('may be %s', async (_, listed, results) => {
    expect(await lines(listed, results)).toEqual([]);
  });

  it('are not the close result of yesterday beside the open one of today', async () => {
    expect(await lines({ B: '', A: one }, { A: '128-1' })).toEqual([
      '$[1].close_pana is 123, which the results of today do not have, expected no close result beside the open result of today: the player reads a result that was never drawn',
    ]);
  });

  it('are not those of another market', async () => {
    expect(await lines({ A: other }, { A: one, B: other })).toEqual([
      '$[0].open_pana is 245-10-127, that of B, expected 128-16-123 as in the results of today: the player reads a wrong result',
    ]);
    const long = 'L'.repeat(31);
    expect(await lines({ A: other }, { A: one, [long]: other })).toEqual([
      expect.stringContaining(`that of ${'L'.repeat(30)}, expected`),
    ]);
  });

  it('are not the right ones the other way round', async () => {
    expect(await lines({ A: '123-61-128' }, { A: one })).toEqual([
      '$[0].open_pana is 123-61-128, the other way round, expected 128-16-123 as in the results of today: the player reads a wrong result',
    ]);
  });

  it('need both lists', async () => {
    expect(await linesOf(today, hostWith({}))).toEqual({ unread: 'GET /markets/' });
    expect(await linesOf(today, hostWith({ '/markets/?': [] }))).toEqual({
      unread: 'GET /markets/results/monthly/',
    });
  });
});

describe('the results of a day', () => {
  const asked = '/markets/results/monthly/?month=11&year=2026&date=2026-11-19';
  const chartOf = (name: string) =>
    `/markets/results/monthly/?market_name=${name}&month=11&year=2026`;
  const day = (date: string, text: string) => ({ date, has_result: true, ...draw(text) });
  const weeks = (...days: readonly object[]) => ({ calendar_weeks: [days] });

  const lines = (results: Readonly<Record<string, string>>, chart: unknown) =>
    linesOf(
      charts,
      hostWith({ '/markets/?': [market('A')], [asked]: ofDay(results), [chartOf('A')]: chart }),
    );

  it.each<[string, Record<string, string>, unknown]>([
    ['on the chart', { A: one }, weeks(day('2026-11-18', other), day('2026-11-19', one))],
    [
      'on a chart of days',
      { A: one },
      { days: [day('2026-11-18', other), day('2026-11-19', one)] },
    ],
    ['half a result', { A: '128-1' }, weeks(day('2026-11-19', '128-1'))],
    ['none, as on the chart', { B: other }, weeks(day('2026-11-18', one))],
  ])('may be %s', async (_, results, chart) => {
    expect(await lines(results, chart)).toEqual([]);
  });

  it.each<[string, Record<string, string>, unknown, string]>([
    ['others', { A: other }, weeks(day('2026-11-19', one)), 'is 245-1-0-127, expected 128-1-6-123'],
    ['missing', { B: other }, weeks(day('2026-11-19', one)), 'has no result, expected 128-1-6-123'],
    ['more', { A: one }, weeks(day('2026-11-19', '128-1')), 'is 128-1-6-123, expected 128-1-*-*'],
    [
      'those of another day',
      { A: one },
      weeks(day('2026-11-18', one)),
      'is 128-1-6-123, expected *-*-*-*',
    ],
    ['none', { A: one }, { calendar_weeks: [] }, 'is 128-1-6-123, expected *-*-*-*'],
  ])('are not %s', async (_, results, chart, words) => {
    expect(await lines(results, chart)).toEqual([
      `$.markets.A[0] ${words} as on the chart of 2026-11-19: the player reads a wrong result or none`,
    ]);
  });

  it('are compared for four markets with a name, without the charts that cannot be read', async () => {
    const { host, asked: paths } = recording(
      hostWith({
        '/markets/?': ['', 'A', 'B', 'C', 'D', 'E'].map((name, id) => ({ id, name })),
        [asked]: ofDay({ A: one }),
      }),
    );
    expect(await linesOf(charts, host)).toEqual([]);
    expect(paths.filter((path) => path.includes('market_name'))).toEqual(
      ['A', 'B', 'C', 'D'].map(chartOf),
    );
  });

  it('need markets and a day', async () => {
    expect(await linesOf(charts, hostWith({}))).toBe('there is no market');
    expect(await linesOf(charts, hostWith({ '/markets/?': [{ id: 1, name: '' }] }))).toBe(
      'there is no market',
    );
    const none = { '/markets/?': [market('A')], '/markets/results/': { markets: {} } };
    expect(await linesOf(charts, hostWith(none))).toBe('there is no day with results');
    const unread = { '/markets/?': [market('A')] };
    expect(await linesOf(charts, hostWith(unread))).toEqual({
      unread: 'GET /markets/results/monthly/',
    });
  });
});
