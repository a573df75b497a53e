import { describe, expect, it } from 'vitest';
import { createHostClient } from '../connection/host-client.ts';
import { clientOptions } from '../states/test-support.ts';
import {
  bet,
  hostWith,
  linesOf,
  now,
  page,
  recording,
  type TestHost,
  token,
} from './test-support.ts';

const future = 'no bet was placed in the future';
const readable = 'every page of the history can be read';
const listed = 'GET /betting/history/ lists the bets of the history';
const alone = 'a bet is on its own as in the history';
const minute = 60_000;

const dated = (id: number, from: number, time = now + from) =>
  bet(id, {}, { timestamps: { created_at: new Date(time).toISOString() } });

const history = (...bets: readonly unknown[]) => hostWith({ '/bets/history/': page(bets) });

/** A client whose access token has some claims. */
const clientWith = (claims: object) =>
  createHostClient(clientOptions(hostWith({ '/bets/history/': page([dated(1, 20 * minute)]) })), {
    access: token(claims),
    refresh: 'refresh',
  });

describe('a bet of the history', () => {
  it('is at most as late as the token of the player ends', async () => {
    expect(await linesOf(future, history(dated(1, 60 * minute)))).toEqual([]);
    expect(await linesOf(future, history(bet(1), dated(2, 60 * minute + 1)))).toEqual([
      '$.data[1].timestamps.created_at is the text “2026-11-20T07:30:00.001Z”, expected a time that is over: the player reads a wrong day beside a bet',
    ]);
  });

  it('is at most five minutes ahead where the token has no end, or is over', async () => {
    for (const claims of [{}, { exp: now / 1000 - 60 }]) {
      const client = clientWith(claims);
      expect(
        await linesOf(future, history(dated(1, 5 * minute)), { client, now: now + 15 * minute }),
      ).toEqual([]);
      expect(
        await linesOf(future, history(dated(1, 5 * minute)), {
          client,
          now: now + 15 * minute - 1,
        }),
      ).toHaveLength(1);
    }
  });

  it('may have no time', async () => {
    expect(await linesOf(future, history(bet(1, {}, { timestamps: {} })))).toEqual([]);
  });
});

describe('pages of the history', () => {
  it('are read to the last, each loss once', async () => {
    const host = hostWith({
      '/bets/history/?page=1': page([bet(1)], 1, 2),
      '/bets/history/?page=2': page([bet(2, { amount: 'five' }), bet(3, { amount: 'six' })], 2, 2),
    });
    expect(await linesOf(readable, host)).toEqual([
      '$.data[0].bet_details.amount is the text “five”, expected a number (and 1 more like it): the player sees 0 as the points of a bet',
    ]);
  });

  it.each([future, readable, alone])('are needed: %s', async (description) => {
    expect(await linesOf(description, hostWith({}))).toEqual({ unread: 'GET /bets/history/' });
  });
});

/** A host with both lists, and the number of pages that the other one claims. */
const both =
  (own: readonly unknown[], all: readonly unknown[], total = 1, current = 1): TestHost =>
  (path) => {
    if (path === '/betting/history/?page=1') return { body: page(own, current, total) };
    return path === '/bets/history/?page=1' ? { body: page(all) } : { status: 404 };
  };

const differs = (place: string, id = 1) =>
  `${place} of bet ${id} differs from GET /bets/history/, expected the same bet everywhere: the player reads two stories of one bet`;

describe('the other list of bets', () => {
  it('needs both lists', async () => {
    expect(await linesOf(listed, hostWith({ '/bets/history/': page([]) }))).toEqual({
      unread: 'GET /betting/history/',
    });
    expect(await linesOf(listed, hostWith({ '/betting/history/': page([]) }))).toEqual({
      unread: 'GET /bets/history/',
    });
  });

  it('can be read, has pages in order, and says which page it is', async () => {
    expect(await linesOf(listed, both([bet(1, { amount: 'five' })], []))).toEqual([
      '$.data[0].bet_details.amount is the text “five”, expected a number: the player sees 0 as the points of a bet',
    ]);
    expect(await linesOf(listed, both([bet(2), bet(1)], []))).toEqual([
      '$.data is not in order over pages, expected the newest bet first: the player finds the newest bet at the end',
    ]);
    expect(await linesOf(listed, both([bet(1)], [], 1, 2))).toEqual([
      '$.pagination is that of another page on page 1, expected current_page 1: the player does not get to all pages',
    ]);
  });

  it.each([
    ['another place', page([bet(2)], 3, 2)],
    [
      'no page before it',
      { ...page([bet(2)]), pagination: { ...page([], 2, 2).pagination, has_previous: false } },
    ],
  ])('has no second page that says %s', async (_, second) => {
    const host = hostWith({
      '/bets/history/': page([bet(1), bet(2)]),
      '/betting/history/?page=1': page([bet(1)], 1, 2),
      '/betting/history/?page=2': second,
    });
    expect(await linesOf(listed, host)).toEqual([
      '$.pagination is that of another page on page 2, expected current_page 2 and a page before: the player does not get to all pages',
    ]);
  });

  it('lacks no bet of the history', async () => {
    expect(await linesOf(listed, both([bet(1), bet(3)], [bet(1), bet(2), bet(3)]))).toEqual([
      '$.data lacks bet 2 of GET /bets/history/, expected all bets of the player: the player misses bets',
    ]);
    expect(await linesOf(listed, both([bet(1)], [bet(1), bet(2)]))).toHaveLength(1);
    expect(await linesOf(listed, both([bet(1), bet(2)], [bet(1)]))).toEqual([]);
  });

  it('may have older bets on pages that were not read', async () => {
    expect(await linesOf(listed, both([bet(1), bet(3)], [bet(4)], 2))).toEqual([
      '$.pagination.total_pages counts page 2, which cannot be read, expected the number of the last page: the player is offered a page that is not there',
    ]);
    expect(await linesOf(listed, both([bet(1)], [dated(2, -minute)], 2))).toHaveLength(1);
    expect(await linesOf(listed, both([bet(1), bet(3)], [bet(2)], 2))).toHaveLength(2);
  });
});

const jodi = { bet_type: 'open', jodi: '05', points: 5 };

describe('the same bet in two lists', () => {
  it.each<[string, object, object]>([
    ['the time in another zone', { timestamps: { created_at: '2026-11-20T11:59:00+05:30' } }, {}],
    ['the time to the millisecond', { timestamps: { created_at: '2026-11-20T06:29:00.900Z' } }, {}],
    ['a field more', { extra: 1 }, {}],
    ['another state of the draw', {}, { bet_status: 'lost', amount: 6 }],
  ])('may have %s', async (_, rest, details) => {
    expect(await linesOf(listed, both([bet(1, details, rest)], [bet(1)]))).toEqual([]);
  });

  it.each<[string, object, object, string]>([
    ['a sub-bet more', {}, { placed_bets: [jodi, jodi] }, '$.data[0].bet_details.placed_bets'],
    [
      'another number',
      {},
      { placed_bets: [{ ...jodi, jodi: '06' }] },
      '$.data[0].bet_details.placed_bets[0].jodi',
    ],
    ['another market', { market: { name: 'Tara' } }, {}, '$.data[0].market.name'],
    [
      'another second',
      { timestamps: { created_at: '2026-11-20T06:29:01Z' } },
      {},
      '$.data[0].timestamps.created_at',
    ],
    ['another number of points', {}, { amount: 6 }, '$.data[0].bet_details.amount'],
  ])('does not have %s', async (_, rest, details, place) => {
    expect(await linesOf(listed, both([bet(1, details, rest)], [bet(1)]))).toEqual([
      differs(place),
    ]);
  });

  it('is known by its id', async () => {
    const [one, other] = [bet(1, {}, { id: null }), bet(1, { amount: 6 }, { id: null })];
    const lines = await linesOf(listed, both([one], [other]));
    expect(lines).not.toContainEqual(expect.stringContaining('differs'));
  });

  it('is named at its place in the list', async () => {
    const own = [bet(1), bet(2, {}, { market: { name: 'Tara' } })];
    expect(await linesOf(listed, both(own, [bet(1), bet(2)]))).toEqual([
      differs('$.data[1].market.name', 2),
    ]);
  });

  it('has equal names for times that are none', async () => {
    const market = (name: string) => ({ market: { name } });
    expect(
      await linesOf(
        listed,
        both([bet(1, {}, market('2026-11-20'))], [bet(1, {}, market('20 Nov 2026 GMT'))]),
      ),
    ).toEqual([differs('$.data[0].market.name')]);
  });
});

describe('a bet on its own', () => {
  it('is as in the history', async () => {
    const host = hostWith({
      '/bets/history/': page([bet(1)]),
      '/betting/1/': bet(1, { amount: 'five' }),
    });
    expect(await linesOf(alone, host)).toEqual([
      '$.bet_details.amount is the text “five”, expected a number: the player sees 0 as the points of a bet',
      differs('$.bet_details.amount'),
    ]);
  });

  it('is asked for once of each kind, by its id', async () => {
    const bare = { placed_bets: [], jodi: '05' };
    const { host, asked } = recording(
      history(
        bet(1),
        bet(2),
        bet(3, { bet_status: 'won' }),
        bet(4, bare),
        bet(5, { bet_type: 'close' }),
        bet(6, { placed_bets: [{ jodi: '50' }] }),
        bet(7, { placed_bets: [{ jodi: '51' }] }),
        bet(8, { placed_bets: [{ jodi: '51' }, { pana: '012' }], bet_status: 'lost' }),
        bet(9, { placed_bets: [{ pana: '012' }], bet_status: 'lost' }),
        bet(10, {}, { id: null }),
        bet(11, { bet_type: 'close', bet_status: 'won' }, { id: 'a/b' }),
      ),
    );
    expect(await linesOf(alone, host)).toEqual([]);
    expect(asked).toEqual([
      '/bets/history/?page=1',
      ...['1', '3', '4', '5', '6', '8', 'a%2Fb'].map((id) => `/betting/${id}/`),
    ]);
  });

  it('is asked for eight times at most', async () => {
    const kinds = ['open', 'close'].flatMap((bet_type) =>
      ['PENDING', 'won', 'lost', 'void', 'cancelled'].map((bet_status) => ({
        bet_type,
        bet_status,
      })),
    );
    const { host, asked } = recording(history(...kinds.map((kind, index) => bet(index + 1, kind))));
    await linesOf(alone, host);
    expect(asked).toHaveLength(1 + 8);
  });

  it('cannot be compared without bets', async () => {
    expect(await linesOf(alone, history())).toBe('the history is empty');
  });
});
