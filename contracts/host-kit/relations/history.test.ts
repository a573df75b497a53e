import { describe, expect, it } from 'vitest';
import { bet, hostWith, linesOf, now, page, recording, type TestHost } from './test-support.ts';

const pages = 'pages of the history follow one another';
const filters = 'a filtered history holds all bets that pass';
const complete = 'the history holds all bets of the player';
const minute = 60_000;

/** A host with the pages of a history; none but these can be read. */
const paged =
  (lists: readonly (readonly unknown[])[], total = lists.length): TestHost =>
  (path) => {
    const { pathname, searchParams } = new URL(path, 'http://host.test');
    const number = Number(searchParams.get('page'));
    const list = pathname === '/bets/history/' ? lists[number - 1] : undefined;
    return list ? { body: page(list, number, total) } : { status: 404 };
  };

const dated = (id: number, ago: number) =>
  bet(id, {}, { timestamps: { created_at: new Date(now - ago * minute).toISOString() } });

describe('the pages of a history', () => {
  it.each([
    ['one page', [[bet(1)]]],
    ['no bet', [[]]],
    ['bets of one second', [[dated(1, 5), dated(2, 5)], [dated(3, 5)]]],
    ['bets without an id', [[bet(1, {}, { id: null })], [bet(2, {}, { id: null })]]],
    ['bets without a time', [[bet(1), bet(2, {}, { timestamps: {} })], [bet(3)]]],
  ])('may have %s', async (_, lists) => {
    expect(await linesOf(pages, paged(lists))).toEqual([]);
  });

  it.each([
    [
      'a page that cannot be read',
      [[bet(1)]],
      2,
      '$.pagination.total_pages counts page 2, which cannot be read, expected the number of the last page: the player is offered a page that is not there',
    ],
    [
      'an empty page',
      [[bet(1)], []],
      2,
      '$.pagination.total_pages counts page 2, which is empty, expected the number of the last page: the player is offered a page that is not there',
    ],
    [
      'a bet on two pages',
      [[bet(1)], [bet(2)], [bet(1)]],
      3,
      '$.data repeats bet 1 on page 3, expected each bet on one page: the player sees bets twice and takes them for two',
    ],
    [
      'a newer bet on a later page',
      [[dated(1, 5)], [dated(2, 4)]],
      2,
      '$.data is not in order over pages, expected the newest bet first: the player finds the newest bet at the end',
    ],
    [
      'a newer bet after an older one',
      [[dated(1, 5), dated(2, 4), dated(3, 6)]],
      1,
      '$.data is not in order over pages, expected the newest bet first: the player finds the newest bet at the end',
    ],
  ])('do not have %s', async (_, lists, total, line) => {
    expect(await linesOf(pages, paged(lists, total))).toEqual([line]);
  });

  it('have none after the last', async () => {
    expect(await linesOf(pages, paged([[bet(1)], [bet(1), bet(2)]], 1))).toEqual([
      '$.pagination does not tell of page 2, which holds bet 2, expected the number of pages: the player sees only the first page',
    ]);
    expect(await linesOf(pages, paged([[bet(1)], [bet(1)]], 1))).toEqual([]);
  });

  it('are looked for after the first alone, and after bets alone', async () => {
    const two = recording(paged([[bet(1)], [bet(2)]]));
    await linesOf(pages, two.host);
    const none = recording(paged([[]]));
    await linesOf(pages, none.host);
    const missing = recording(paged([[bet(1)]], 2));
    await linesOf(pages, missing.host);
    expect([two.asked, none.asked, missing.asked]).toEqual([
      ['/bets/history/?page=1', '/bets/history/?page=2'],
      ['/bets/history/?page=1'],
      ['/bets/history/?page=1', '/bets/history/?page=2'],
    ]);
  });

  it('are read up to the tenth', async () => {
    const lists = Array.from({ length: 12 }, (_, index) => [bet(index + 1)]);
    const { host, asked } = recording(paged(lists));
    expect(await linesOf(pages, host)).toEqual([]);
    expect(asked).toHaveLength(10);
  });

  it.each([pages, filters, complete])('cannot be compared without the first: %s', async (one) => {
    expect(await linesOf(one, paged([]))).toEqual({ unread: 'GET /bets/history/' });
  });
});

const at = (name: string) => ({ market: { name } });
const bets = [
  bet(1, {}, at('Surya Day')),
  bet(2, { bet_status: 'lost' }, at('Tara Night')),
  bet(3, { bet_status: 'won' }, at('Usha')),
];

interface Filtering {
  all?: readonly unknown[];
  /** Total number of pages without a filter. */
  total?: number;
  /** The response to a request with a filter. */
  respond: (filter: string, number: number) => ReturnType<TestHost>;
}

/** A host with one page of bets that responds to filters in a way of its own. */
const filtering =
  ({ all = bets, total = 1, respond }: Filtering): TestHost =>
  (path) => {
    const [, number = '', filter] = /page=(\d+)(?:&(.*))?$/.exec(path) ?? [];
    if (filter !== undefined) return respond(decodeURIComponent(filter), Number(number));
    return number === '1' ? { body: page(all, 1, total) } : { status: 404 };
  };

const status = ({ bet_details }: ReturnType<typeof bet>) => bet_details.bet_status.toLowerCase();

/** The bets that pass a filter; all of them are on the open session. */
function passing(filter: string, all = bets): unknown[] {
  const query = new URLSearchParams(filter);
  const [statuses, markets] = [query.getAll('bet_status'), query.getAll('market_names')];
  return all.filter(
    (one) =>
      (statuses.length === 0 || statuses.includes(status(one))) &&
      (markets.length === 0 || markets.includes(one.market.name)),
  );
}

const sound = (filter: string) => ({ body: page(passing(filter)) });

describe('a filtered history', () => {
  it('is asked for by status, by market and by both, one and several', async () => {
    const { host, asked } = recording(filtering({ respond: sound }));
    expect(await linesOf(filters, host)).toEqual([]);
    const [won, lost, pending] = ['won', 'lost', 'pending'].map((one) => `bet_status=${one}`);
    const [surya, tara] = ['Surya+Day', 'Tara+Night'].map((one) => `market_names=${one}`);
    const open = 'session_type=open';
    expect(asked.slice(1)).toEqual(
      [
        [won],
        [lost],
        [pending],
        [lost, won],
        [surya, tara],
        [tara, surya],
        ...[won, lost, pending].flatMap((one) =>
          [surya, tara].flatMap((market) => [
            [one, market],
            [one, market, open],
          ]),
        ),
      ].map((parts) => `/bets/history/?page=1&${parts.join('&')}`),
    );
  });

  it('is asked for by known values alone', async () => {
    const all = [
      bet(1, { bet_status: 'void' }, at('')),
      bet(2, { bet_status: 'cancelled' }, at('')),
    ];
    const { host, asked } = recording(filtering({ all, respond: () => ({ status: 500 }) }));
    expect(await linesOf(filters, host)).toEqual([]);
    expect(asked).toEqual(['/bets/history/?page=1']);
  });

  it('has no bet that does not pass', async () => {
    const respond = (filter: string) =>
      filter === 'bet_status=lost' ? { body: page(bets) } : sound(filter);
    expect(await linesOf(filters, filtering({ respond }))).toEqual([
      '$.data holds bet 1 for bet_status=lost, expected bets that pass the filter alone: the player sees bets that were not asked for',
    ]);
  });

  it('has none on its second page, if it tells of one', async () => {
    const respond = (filter: string, number: number) => ({
      body: number === 1 ? page(passing(filter), 1, 2) : page(bets, 2, 2),
    });
    expect(await linesOf(filters, filtering({ respond }))).toEqual([
      '$.data holds bet 1 for bet_status=won, expected bets that pass the filter alone: the player sees bets that were not asked for',
    ]);
    const untold = (filter: string, number: number) => ({
      body: number === 1 ? page(passing(filter)) : page(bets, 2, 2),
    });
    expect(await linesOf(filters, filtering({ respond: untold }))).toEqual([]);
    const unreadable = (filter: string, number: number) =>
      number === 1 ? { body: page(passing(filter), 1, 2) } : { status: 500 };
    expect(await linesOf(filters, filtering({ respond: unreadable }))).toEqual([]);
  });

  it('lacks none that passes', async () => {
    const respond = (filter: string) =>
      filter.startsWith('market_names=Tara') ? { body: page([bets[1]]) } : sound(filter);
    expect(await linesOf(filters, filtering({ respond }))).toEqual([
      '$.data lacks bet 1 for market_names=Tara+Night&market_names=Surya+Day, expected every bet that passes the filter: the player misses bets',
    ]);
  });

  it('may have them on later pages', async () => {
    const all = [bet(1), bet(2)];
    const host: TestHost = (path) => {
      const { searchParams: query } = new URL(path, 'http://host.test');
      const index = Number(query.get('page')) - 1;
      return { body: page(all.slice(index, index + 1), index + 1, 2) };
    };
    expect(await linesOf(filters, host)).toEqual([]);
  });

  const two = [bet(1), bet(2, { bet_status: 'won' }, at('Tara Night'))];
  const failing = (code: number) => (filter: string) => {
    const rows = passing(filter, two);
    return rows.length === 0 ? { status: code } : { body: page(rows) };
  };

  it('is empty and no error where no bet passes', async () => {
    for (const code of [400, 404])
      expect(await linesOf(filters, filtering({ all: two, respond: failing(code) }))).toEqual([
        `$.data gets ${code} for bet_status=won&market_names=Surya+Day, expected an empty list: the player reads an error, not “No records found”`,
      ]);
    expect(await linesOf(filters, filtering({ all: two, respond: failing(302) }))).toEqual([]);
  });

  it('may fail where bets that were not read could pass', async () => {
    const host = filtering({ all: two, total: 2, respond: failing(404) });
    expect(await linesOf(filters, host)).toEqual([]);
  });

  it('may fail where a bet passes: that is told elsewhere', async () => {
    const respond = (filter: string) =>
      filter === 'bet_status=lost' ? { status: 500 } : sound(filter);
    expect(await linesOf(filters, filtering({ respond }))).toEqual([]);
  });
});

describe('the history of all bets', () => {
  const both =
    (own: readonly unknown[], other: readonly unknown[], total = 1): TestHost =>
    (path) => {
      if (path === '/betting/history/?page=1') return { body: page(other) };
      return path === '/bets/history/?page=1' ? { body: page(own, 1, total) } : { status: 404 };
    };

  it('lacks no bet of the other list', async () => {
    expect(
      await linesOf(
        complete,
        both([bet(1), bet(3)], [bet(1), bet(2, { bet_status: 'lost' }), bet(3)]),
      ),
    ).toEqual([
      '$.data lacks bet 2 of GET /betting/history/ (lost), expected all bets of the player: the player misses bets',
    ]);
    expect(await linesOf(complete, both([bet(1), bet(2)], [bet(2)]))).toEqual([]);
    expect(await linesOf(complete, both([bet(1)], [bet(1), bet(9)]))).toHaveLength(1);
  });

  it('may have older ones on pages that were not read', async () => {
    expect(await linesOf(complete, both([bet(1), bet(3)], [bet(4), bet(5)], 2))).toEqual([]);
    expect(await linesOf(complete, both([bet(1), dated(4, 3)], [dated(3, 3)], 2))).toEqual([]);
    expect(await linesOf(complete, both([bet(1), bet(3)], [bet(2)], 2))).toHaveLength(1);
  });

  it('cannot be compared without the other list', async () => {
    expect(await linesOf(complete, hostWith({ '/bets/history/': page([bet(1)]) }))).toEqual({
      unread: 'GET /betting/history/',
    });
  });
});
