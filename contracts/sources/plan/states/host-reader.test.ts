import { describe, expect, it } from 'vitest';
import { found, inconclusive, missing } from './lookup.ts';
import { contextOn, contextWith, hostWith, page, type TestHost } from './test-support.ts';

/** A history of so many pages with rows of so many bets each. */
function historyHost(pages: number, rows: number, pagination: object = {}): TestHost {
  return (path) => {
    const current = Number(new URLSearchParams(path.split('?')[1]).get('page'));
    const data = Array.from({ length: rows }, (_, at) => ({ id: current * 100 + at }));
    const body = page(data, current, pages);
    return { body: { ...body, pagination: { ...body.pagination, ...pagination } } };
  };
}

describe('a reader', () => {
  it('sends each request once, with the app', async () => {
    const { context, sent } = contextOn(hostWith({ '/markets/': [{ id: 1 }], '/bet-types/': [] }));
    const { reader } = context;
    expect(await reader.markets()).toEqual(found([{ id: 1 }]));
    expect(await reader.markets()).toEqual(found([{ id: 1 }]));
    expect(await reader.betTypes()).toEqual(found([]));
    expect(sent).toEqual(['GET /markets/?app_id=app', 'GET /bet-types/?app_id=app']);
  });

  it.each<[string, TestHost]>([
    ['another status', () => ({ status: 300, body: [] })],
    ['no JSON', () => ({ body: '<html>' })],
    ['no list', () => ({ body: {} })],
  ])('knows nothing of a response with %s', async (_, host) => {
    const { reader } = contextOn(host).context;
    expect(await reader.markets()).toEqual(inconclusive('GET /markets/'));
    expect(await reader.betTypes()).toEqual(inconclusive('GET /bet-types/'));
    expect(await reader.history()).toEqual(inconclusive('GET /bets/history/'));
  });

  it('takes any status of a success', async () => {
    const status = (code: number) => contextOn(() => ({ status: code, body: [] })).context.reader;
    expect(await status(299).markets()).toEqual(found([]));
    expect(await status(201).markets()).toEqual(found([]));
  });
});

describe('the history', () => {
  const read = async (host: TestHost) => {
    const { context, sent } = contextOn(host);
    const history = await context.reader.history();
    return { history, requests: sent.length };
  };

  it('is read to its last page', async () => {
    const { history, requests } = await read(historyHost(3, 2));
    expect(history).toEqual(found([1, 2, 3].map((n) => [{ id: n * 100 }, { id: n * 100 + 1 }])));
    expect(requests).toBe(3);
  });

  it.each([
    ['the next page', { total_pages: null }],
    ['the number of pages', { has_next: null }],
    ['the number of pages as text', { has_next: null, total_pages: '3' }],
  ])('goes on where its pages tell %s alone', async (_, pagination) => {
    const { requests } = await read((path, request) => {
      const { body } = historyHost(3, 1)(path, request);
      const { pagination: full } = body as ReturnType<typeof page>;
      return { body: { ...(body as object), pagination: { ...full, ...pagination } } };
    });
    expect(requests).toBe(3);
  });

  it('of many pages is read as far as needed: ten pages, more where they are short', async () => {
    expect((await read(historyHost(99, 20))).requests).toBe(10);
    expect((await read(historyHost(99, 7))).requests).toBe(10);
    expect((await read(historyHost(99, 6))).requests).toBe(12);
    expect((await read(historyHost(99, 1))).requests).toBe(40);
  });

  it('ends before a page that cannot be read', async () => {
    const { history } = await read((path, request) =>
      path.includes('page=2') ? { status: 500 } : historyHost(3, 1)(path, request),
    );
    expect(history).toEqual(found([[{ id: 100 }]]));
  });
});

describe('the results', () => {
  const results = (days: Readonly<Record<string, object>>) =>
    contextOn((path) => {
      const query = new URLSearchParams(path.split('?')[1]);
      return { body: { markets: days[query.get('date') ?? ''] ?? {} } };
    });

  it('are those of the latest of the last seven days that has some', async () => {
    const { context, sent } = results({ '2026-11-18': { Milan: [{}] }, '2026-11-17': { A: [] } });
    expect(await context.reader.dayWithResults()).toEqual(found('2026-11-18'));
    expect(sent).toEqual([
      'GET /markets/results/monthly/?month=11&year=2026&date=2026-11-19',
      'GET /markets/results/monthly/?month=11&year=2026&date=2026-11-18',
    ]);
    const week = results({ '2026-11-13': { Milan: [] } }).context.reader;
    expect(await week.dayWithResults()).toEqual(found('2026-11-13'));
    const older = results({ '2026-11-12': { Milan: [] } });
    expect(await older.context.reader.dayWithResults()).toEqual(
      missing('no market had a result in the last week'),
    );
    expect(older.sent).toHaveLength(7);
  });

  it('are looked for yesterday where the host gives none that can be read', async () => {
    const { reader } = contextWith({ '/markets/results/': { markets: [] } });
    expect(await reader.dayWithResults()).toEqual(found('2026-11-19'));
    const gone = contextWith({}).reader;
    expect(await gone.dayWithResults()).toEqual(found('2026-11-19'));
  });

  it('of today are asked for by today', async () => {
    const { context, sent } = contextOn(hostWith({ '/markets/results/': { a: 1 } }));
    expect(await context.reader.resultsOfToday()).toEqual(found({ a: 1 }));
    expect(sent).toEqual(['GET /markets/results/monthly/?month=11&year=2026&date=2026-11-20']);
  });

  it('of a month are the days of its weeks', async () => {
    const chart = (calendar_weeks: unknown) =>
      contextOn(hostWith({ '/markets/results/': { calendar_weeks } }));
    const { context, sent } = chart([[{ d: 1 }, { d: 2 }], [{ d: 3 }]]);
    expect(await context.reader.chart('Milan Day', '2026-10-05')).toEqual(
      found([{ d: 1 }, { d: 2 }, { d: 3 }]),
    );
    expect(sent).toEqual([
      'GET /markets/results/monthly/?market_name=Milan+Day&month=10&year=2026',
    ]);
    for (const weeks of [undefined, {}, [[], {}]]) {
      expect(await chart(weeks).context.reader.chart('Milan', '2026-10-05')).toEqual(
        inconclusive('GET /markets/results/monthly/'),
      );
    }
  });
});
