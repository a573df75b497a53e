import { onlyPage } from '@matka/contracts/api/common';
import { HistoryResponse } from '@matka/contracts/api/history';
import { MarketsResponse } from '@matka/contracts/api/markets';
import { ResultsResponse } from '@matka/contracts/api/results';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../auth/sign-out.ts';
import { setConfig } from '../config.ts';
import { forgetHostTime } from '../lib/host-time.ts';
import { SEEN_KEYS, type SeenSlot, USER_KEY } from '../lib/stored-player.ts';
import { type ApiServer, type Handler, startApi } from '../testing/api-server.ts';
import { sampleMarket } from '../testing/sample-market.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { resetSession, signInForTest } from '../testing/signed-in.ts';
import { getHistory } from './history.ts';
import { eraseOldSeen, lastSeen } from './last-seen.ts';
import { getMarkets } from './markets.ts';
import { getResults, resultsOfDay } from './results.ts';
import { clearTokens } from './tokens.ts';

const NOON = Date.parse('2026-11-20T12:00:00+05:30');
const DAY = '2026-11-20';
const HOUR = 3_600_000;

const page = {
  data: [sampleRecord()],
  pagination: onlyPage,
};

/** The fetch and the reading of each slot, and the response of its host. */
const slots = {
  markets: {
    body: [sampleMarket()] as unknown,
    fetch: getMarkets as () => Promise<unknown>,
    seen: () => lastSeen('markets', '', MarketsResponse),
  },
  bids: {
    body: page,
    fetch: () => getHistory({ page: 1 }),
    seen: () => lastSeen('bids', '', HistoryResponse),
  },
  wins: {
    body: page,
    fetch: () => getHistory({ page: 1, bet_status: ['won'] }),
    seen: () => lastSeen('wins', '', HistoryResponse),
  },
  results: {
    body: { markets: { Kalyan: [{ open_pana: '123', open_digit: '6' }] } },
    fetch: () => getResults(resultsOfDay(DAY)),
    seen: () => lastSeen('results', DAY, ResultsResponse),
  },
} satisfies Record<SeenSlot, unknown>;

let api: ApiServer;
let reply: Handler;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  forgetHostTime();
  api = await startApi((call) => reply(call));
  signInForTest();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  resetSession();
  forgetHostTime();
  await api.close();
});

const copies = () => Object.values(SEEN_KEYS).map((key) => localStorage.getItem(key));
const after = (time: number) => () => vi.setSystemTime(NOON + time);
const signInAs = (mobile_number: string) => signInForTest({ points: 1, mobile_number });
const storedAs = (change: (copy: string) => string) => () => {
  for (const key of Object.values(SEEN_KEYS)) {
    const copy = localStorage.getItem(key);
    if (copy !== null) localStorage.setItem(key, change(copy));
  }
};
/** The copy with other content below its time and owner. */
const withContent = (content: string) =>
  storedAs((copy) => [...copy.split('\n').slice(0, 2), content].join('\n'));
const denied = () => {
  throw new DOMException('The storage is blocked', 'SecurityError');
};

/** The storage takes nothing more. */
const fillStorage = () => {
  const full = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => full.getItem(key),
    removeItem: (key: string) => full.removeItem(key),
    setItem: denied,
  });
};

describe.each(Object.keys(slots) as SeenSlot[])('the copy of the %s', (slot) => {
  const { body, fetch, seen } = slots[slot];
  beforeEach(() => {
    reply = () => ({ body });
  });

  it.each<[string, () => unknown]>([
    ['a moment later', () => {}],
    ['23 hours later, on the next day', after(23 * HOUR)],
    ['with a clock that was set back by half a minute', after(-30_000)],
    ['in a second tab, which reads it from the storage', () => {}],
    [
      'after an answer that cannot be read',
      async () => {
        reply = () => ({ text: '<html>', type: 'text/html' });
        await fetch().catch(() => undefined);
      },
    ],
    [
      'after an answer of another shape',
      async () => {
        reply = () => ({ body: 'maintenance' });
        await fetch().catch(() => undefined);
      },
    ],
    [
      'after an error of the host',
      async () => {
        reply = () => ({ status: 500, body: {} });
        await fetch().catch(() => undefined);
      },
    ],
    [
      'after a fetch that found no network',
      async () => {
        reply = () => 'drop';
        await fetch().catch(() => undefined);
      },
    ],
    [
      'after a fetch that could not be stored',
      async () => {
        fillStorage();
        vi.setSystemTime(NOON + HOUR);
        await fetch();
      },
    ],
    [
      'of a later build, with a member that this one does not know',
      storedAs((copy) => copy.replace('"name":', '"colour":"red","name":')),
    ],
  ])('the stored copy is shown with its time %s', async (_situation, change) => {
    const fetched = await fetch();
    await change();
    expect(seen()).toEqual({ at: NOON, data: fetched });
  });

  it.each<[string, () => unknown]>([
    ['24 hours later', after(24 * HOUR)],
    ['a week later', after(7 * 24 * HOUR)],
    ['with a clock that was set back by an hour', after(-HOUR)],
    ['with a clock that was set back by a year', after(-365 * 24 * HOUR)],
    ['after Logout', signOut],
    [
      'after Logout, to the same player who signs in again',
      () => {
        signOut();
        signInForTest();
      },
    ],
    ['to another player', () => signInAs('9000000000')],
    ['to a player whose record has no identity', () => signInForTest({ points: 1 })],
    ['to a visitor who still has the storage', clearTokens],
    ['once the record of the player is damaged', () => localStorage.setItem(USER_KEY, '{')],
    ['in the app of another operator', () => setConfig({ appId: 'satta-matka' })],
    ['when it is empty', storedAs(() => '')],
    ['when it is no copy', storedAs(() => 'true')],
    ['when it was cut off', storedAs((copy) => copy.slice(0, -2))],
    ['when its time is missing', storedAs((copy) => copy.replace(/^\d+/, ''))],
    ['when its time is no number', storedAs((copy) => copy.replace(/^\d+/, 'noon'))],
    ['when it has no content', withContent('')],
    ['when its content is null', withContent('null')],
    ['when its content is a text', withContent('"later"')],
    ['when its content is of another kind', withContent(slot === 'markets' ? '{}' : '[]')],
    [
      'when the storage is blocked',
      () => {
        vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(denied);
      },
    ],
  ])('the stored copy is not shown %s', async (_situation, change) => {
    await fetch();
    expect(seen()).toBeDefined();
    await change();
    // The markets of a broken list are none.
    const shown = seen()?.data ?? [];
    expect(slot === 'results' && !Array.isArray(shown) ? [] : shown).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    ['Logout in this tab', signOut],
    [
      'Logout in another tab',
      () => {
        clearTokens();
        localStorage.clear();
      },
    ],
    ['the sign-in of another player', () => signInAs('9000000000')],
  ])('a response is not stored if %s comes before it', async (_event, change) => {
    reply = async () => {
      await change();
      return { body };
    };
    await fetch();
    expect(copies().filter((copy) => copy !== null)).toEqual([]);
  });

  it('a response to a visitor is not stored', async () => {
    resetSession();
    await fetch().catch(() => undefined);
    expect(copies()).toEqual([null, null, null, null]);
  });

  it('the stored copy has the time of its request if the phone slept until the response', async () => {
    reply = () => {
      vi.setSystemTime(NOON + 2 * HOUR);
      return { body };
    };
    await fetch().catch(() => undefined);
    expect(seen()?.at ?? NOON).toBe(NOON);
  });

  it('the stored copy is removed once it is a day old, and not before', async () => {
    await fetch();
    vi.setSystemTime(NOON + 24 * HOUR - 1);
    eraseOldSeen();
    expect(localStorage.getItem(SEEN_KEYS[slot])).not.toBeNull();
    vi.setSystemTime(NOON + 24 * HOUR);
    eraseOldSeen();
    expect(copies()).toEqual([null, null, null, null]);
  });
});

it('a list that is too long for the storage is not stored', async () => {
  reply = () => ({ body: [sampleMarket({ name: 'x'.repeat(200_000) })] });
  await getMarkets();
  expect(localStorage.getItem(SEEN_KEYS.markets)).toBeNull();
});

it.each([
  { page: 2 },
  { page: 1, bet_status: ['lost' as const] },
  { page: 1, market_names: ['A'] },
])('a later or filtered page of the history is not stored: %o', async (query) => {
  reply = () => ({ body: page });
  await getHistory(query);
  expect(copies()).toEqual([null, null, null, null]);
});

it('the stored results of one day are not shown for another day', async () => {
  reply = () => ({ body: slots.results.body });
  await getResults(resultsOfDay('2026-11-19'));
  expect(slots.results.seen()).toBeUndefined();
  expect(lastSeen('results', '2026-11-19', ResultsResponse)).toBeDefined();
});
