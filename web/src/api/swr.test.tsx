import { onlyPage } from '@matka/contracts/api/common';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerCache } from '../app/server-cache.tsx';
import { clearSession } from '../auth/sign-out.ts';
import { type ApiResponse, type ApiServer, startApi } from '../testing/api-server.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { useBetTypes } from './bet-types.ts';
import { useHistory } from './history.ts';
import { useHomepage } from './homepage.ts';
import { useMarkets } from './markets.ts';
import { usePayouts } from './payouts.ts';
import { useResults } from './results.ts';
import { type Fetched, useFetched } from './swr.ts';

const page = {
  data: [],
  pagination: onlyPage,
};
const usual: Record<string, unknown> = {
  '/markets/': [{ id: 1, name: 'Kalyan Matka' }],
  '/bet-types/': [{ id: 1 }],
  '/homepage/': [{ config_json: { banners: [{ id: 1 }] } }],
  '/bets/history/': page,
  '/admin/payout-multipliers/': page,
  '/markets/results/monthly/': { markets: {} },
};
let api: ApiServer;
/** The next answer of the API by path; the usual one by default. */
let next: Record<string, ApiResponse[]>;

beforeEach(async () => {
  next = {};
  api = await startApi(({ path }) => next[path]?.shift() ?? { body: usual[path] });
  signInForTest();
});
afterEach(() => api.close());
const count = (path: string) => api.calls.filter((call) => call.path === path).length;

it('the screens of one page load share one fetch of the markets and one of the bet types', {
  tags: ['@MARKET-14'],
}, async () => {
  const Screen = () => <p>{`${useMarkets().status} ${useBetTypes().status}`}</p>;
  const { unmount } = render(
    <>
      <Screen />
      <Screen />
    </>,
  );
  await waitFor(() => expect(screen.getAllByText('fulfilled fulfilled')).toHaveLength(2));
  unmount();
  render(<Screen />);
  expect(screen.getByText('fulfilled fulfilled')).toBeTruthy();
  const fetched = vi.spyOn(globalThis, 'fetch');
  act(() => void window.dispatchEvent(new Event('online')));
  // SWR reacts to the event on the next turn of the event loop, before a timer that is set later.
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).not.toHaveBeenCalled();
  expect([count('/markets/'), count('/bet-types/')]).toEqual([1, 1]);
});

it('the button Retry fetches only the markets again', {
  tags: ['@MARKET-14', '@API-15'],
}, async () => {
  next['/markets/'] = [{ status: 500, body: {} }];
  const { result } = renderHook(() => useMarkets());
  await waitFor(() => expect(result.current.status).toBe('rejected'));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.status).toBe('pending'));
  await waitFor(() => expect(result.current.status).toBe('fulfilled'));
  expect(result.current.data).toMatchObject([{ id: 1, name: 'Kalyan Matka' }]);
  expect([count('/markets/'), api.calls.length]).toMatchObject([2, 2]);
});

it('a failed list is fetched again automatically once Retry-After has passed', async () => {
  const failed = { status: 503, body: {}, headers: { 'retry-after': '1' } };
  next['/markets/'] = [failed];
  const { result } = renderHook(() => useMarkets());
  await waitFor(() => expect(result.current.status).toBe('rejected'));
  await waitFor(() => expect(result.current.status).toBe('fulfilled'));
  expect(count('/markets/')).toBe(2);
});

it('a failed list is fetched again on a tap before Retry-After has passed', async () => {
  next['/markets/'] = [{ status: 429, body: {}, headers: { 'retry-after': '50' } }];
  const { result } = renderHook(() => useMarkets());
  await waitFor(() => expect(result.current.status).toBe('rejected'));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.status).toBe('fulfilled'));
  expect(count('/markets/')).toBe(2);
});

it('the homepage is fetched if no markets are cached yet, and is then cached', {
  tags: ['@MARKET-15'],
}, async () => {
  const both = () => ({ homepage: useHomepage(), markets: useMarkets() });
  const first = renderHook(both);
  await waitFor(() => expect(first.result.current.homepage.status).toBe('fulfilled'));
  await waitFor(() => expect(first.result.current.markets.status).toBe('fulfilled'));
  first.unmount();
  const again = renderHook(both);
  expect(again.result.current.homepage.data).toMatchObject({ banners: [{ id: 1 }] });
  expect(count('/homepage/')).toBe(1);
});

it('the homepage is not fetched when another screen fetched the markets before', {
  tags: ['@MARKET-15'],
}, async () => {
  const markets = renderHook(() => useMarkets());
  await waitFor(() => expect(markets.result.current.status).toBe('fulfilled'));
  const { result } = renderHook(() => useHomepage());
  expect(result.current).toMatchObject({ status: 'fulfilled', data: {} });
  expect(count('/homepage/')).toBe(0);
});

it('an empty list of markets does not count as cached', async () => {
  next['/markets/'] = [{ body: [] }];
  const markets = renderHook(() => useMarkets());
  await waitFor(() => expect(markets.result.current.status).toBe('fulfilled'));
  const { result } = renderHook(() => useHomepage());
  await waitFor(() => expect(result.current.status).toBe('fulfilled'));
  expect(count('/homepage/')).toBe(1);
});

it.each<[string, string, () => Fetched<unknown>]>([
  ['bid history', '/bets/history/', () => useHistory({ page: 1 })],
  ['win history', '/bets/history/', () => useHistory({ page: 1, bet_status: ['won'] })],
  ['payout list', '/admin/payout-multipliers/', () => usePayouts()],
  [
    'chart',
    '/markets/results/monthly/',
    () => useResults({ market_name: 'A', month: '01', year: '2026' }),
  ],
])(
  'the status of the %s changes from pending to rejected or fulfilled',
  { tags: ['@MARKET-16'] },
  async (_name, path, hook) => {
    next[path] = [{ status: 400, body: { message: 'No' } }];
    const { result } = renderHook(hook);
    expect(result.current).toMatchObject({ status: 'pending' });
    await waitFor(() => expect(result.current.status).not.toBe('pending'));
    expect(result.current).toMatchObject({
      status: 'rejected',
      error: { body: { message: 'No' } },
    });
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.status).toBe('pending'));
    await waitFor(() => expect(result.current.status).toBe('fulfilled'));
    expect(result.current).toMatchObject({ data: usual[path] });

    // The next visit shows what is known while it fetches again.
    const visit = renderHook(hook);
    expect(visit.result.current).toMatchObject({ status: 'fulfilled', data: usual[path] });
    await waitFor(() => expect(count(path)).toBe(3));
  },
);

it('another page of the history is fetched, and the previous page stays cached', async () => {
  const { result, rerender } = renderHook((page: number) => useHistory({ page }), {
    initialProps: 1,
  });
  await waitFor(() => expect(result.current.status).toBe('fulfilled'));
  rerender(2);
  expect(result.current.status).toBe('pending');
  await waitFor(() => expect(result.current.status).toBe('fulfilled'));
  rerender(1);
  expect(result.current.status).toBe('fulfilled');
  expect(api.calls.map(({ query }) => query)).toEqual(['page=1', 'page=2']);
});

it('a hook without a query sends no request', async () => {
  expect(renderHook(() => useResults(null)).result.current.status).toBe('pending');
  expect(api.calls).toEqual([]);
});

describe('one player after another', () => {
  const ravi = { id: 2, mobile_number: '9812345678', points: 50 };
  const markets = () => renderHook(() => useMarkets(), { wrapper: ServerCache });

  it('the cache of a player serves the next screen, and is empty after the session', {
    tags: ['@SESSION-23'],
  }, async () => {
    const { result } = markets();
    await waitFor(() => expect(result.current.status).toBe('fulfilled'));
    await act(async () => clearSession());
    expect(result.current.status).toBe('pending');
    await waitFor(() => expect(result.current.status).toBe('fulfilled'));
    await act(async () => signInForTest());
    expect(result.current.status).toBe('pending');
    await waitFor(() => expect(result.current.status).toBe('fulfilled'));
    expect(count('/markets/')).toBe(3);
  });

  it('the cache of a player is not shown to another player who signs in in another tab', async () => {
    const { result } = markets();
    await waitFor(() => expect(result.current.status).toBe('fulfilled'));
    await act(async () => signInForTest(ravi));
    expect(result.current.status).toBe('pending');
    await waitFor(() => expect(result.current.status).toBe('fulfilled'));
    await act(async () => signInForTest({ ...ravi, points: 40 }));
    expect(result.current.status).toBe('fulfilled');
    expect(count('/markets/')).toBe(2);
  });

  it.each(['response', 'failure'] as const)(
    'the cache takes no %s from a fetch that the previous player began',
    { tags: ['@SESSION-23'] },
    async (late) => {
      const [last, next] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
      const responses = [last.promise, next.promise];
      const fetcher = () => responses.shift() ?? Promise.reject(new Error('asked too often'));
      const { result } = renderHook(() => useFetched(['of a player'], fetcher), {
        wrapper: ServerCache,
      });
      await act(async () => signInForTest(ravi));
      await act(async () =>
        late === 'response' ? last.resolve('of Asha') : last.reject(new Error('of Asha')),
      );
      expect(result.current.status).toBe('pending');
      await act(async () => next.resolve('of Ravi'));
      expect(result.current).toMatchObject({ status: 'fulfilled', data: 'of Ravi' });
    },
  );
});
