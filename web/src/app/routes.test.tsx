import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import { writeTokens } from '../api/tokens.ts';
import { expireSession } from '../auth/session-expired.ts';
import { bidPath, bidScreens } from '../lib/paths.ts';
import { type ApiResponse, type ApiServer, startApi } from '../testing/api-server.ts';
import { loadRoute } from '../testing/load-route.ts';
import { openApp, shownPath, shownState } from '../testing/open-app.tsx';
import { sampleMarket } from '../testing/sample-market.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { tokenFor } from '../testing/token.ts';
import { routeList } from './routes.tsx';
import { startApp } from './start.tsx';

const user = userEvent.setup({ delay: null });
let api: ApiServer;

beforeEach(async () => {
  const tokens = () => ({ access: tokenFor(3600), refresh: 'refresh' });
  api = await startApi(({ path }): ApiResponse => {
    return { body: path === '/users/login/' ? { user: { id: 1 }, tokens: tokens() } : [] };
  });
});
afterEach(() => api.close());

async function signIn() {
  await user.type(await screen.findByLabelText('Mobile number'), '9876543210');
  await user.type(screen.getByLabelText('Password'), 'Kalyan@2026');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

/** The routes of the specification. */
const specified: readonly string[] =
  '/ /login /register /home /test /betting-options /single-digit /single-digit-bulk /multi-digit /jodi-digits /jodi-digits-bulk /single-pana /single-pana-bulk /double-pana /double-pana-bulk /sp-motor /dp-motor /group-jodi /spdptp /odd-even /red-bracket /digits-based-jodi /two-digits-panel /triple-pana /half-sangam /half-sangam-a /half-sangam-b /full-sangam /penal-group /choice-pana /win-history /bid-history /my-bids /market-result-history /passbook /chart /wallet /payment-methods /add-bank-details /game-rates /change-password /chat'.split(
    ' ',
  );

const open = ['/', '/login', '/register'];

it('no route has a parameter', { tags: ['@ROUTE-43'] }, () => {
  for (const { path } of routeList) expect(path).toMatch(/^\/[a-z-]*$/);
});

it('the route table contains every route of the specification once', () => {
  const all = routeList.map(({ path }) => path);
  expect(all.filter((path) => specified.includes(path))).toHaveLength(specified.length);
  expect(new Set(all).size).toBe(all.length);
});

it('the route /test opens the same screen as /home', { tags: ['@ROUTE-05'] }, () => {
  const [home, test] = ['/home', '/test'].map((name) =>
    routeList.find(({ path }) => path === name),
  );
  expect(test?.screen).toBe(home?.screen);
  expect(test?.chrome).toBe(home?.chrome);
});

it('every other route is a screen of players', { tags: ['@ROUTE-44'] }, () => {
  const others = routeList.filter(({ path }) => !open.includes(path));
  expect(others.filter(({ access }) => access !== 'player')).toEqual([]);
});

it.each(['/home', '/betting-options', '/sp-motor', '/wallet'])(
  'a visitor is sent from %s to login',
  { tags: ['@ROUTE-44'] },
  async (path) => {
    await openApp(path);
    await waitFor(() => expect(shownPath()).toBe('/login'));
    expect(api.calls).toEqual([]);
  },
);

eachTagged(
  [
    ['@ROUTE-01', '/', 'KalyanMatka'],
    ['@ROUTE-02', '/login', 'Login'],
    ['@ROUTE-03', '/register', 'Register Now'],
  ],
  ['@ROUTE-44'],
)('%s a visitor may open %s, which has the heading %s', async (_id, path, heading) => {
  await openApp(path);
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  expect(shownPath()).toBe(path);
});

it.each(['/register/', '/REGISTER', '/Register//'])(
  'a visitor may open a path of the table spelled %s',
  async (path) => {
    await openApp(path);
    expect(await screen.findByLabelText('First name')).toBeTruthy();
  },
);

it('a visitor reaches the requested route after login, with its navigation state', {
  tags: ['@ROUTE-45'],
}, async () => {
  const state = { market: sampleMarket() };
  await openApp('/betting-options', state);
  await signIn();
  await waitFor(() => expect(shownPath()).toBe('/betting-options'));
  expect(shownState()).toEqual(state);
  expect(await screen.findByRole('heading', { name: 'Kalyan Matka' })).toBeTruthy();
});

it('a visitor reaches home after login if no route was requested', {
  tags: ['@ROUTE-45', '@LOGIN-14'],
}, async () => {
  await openApp('/login');
  await signIn();
  await waitFor(() => expect(shownPath()).toBe('/home'));
});

it('a visitor is sent from a path outside the table to the start', {
  tags: ['@ROUTE-47'],
}, async () => {
  await openApp('/nowhere');
  await waitFor(() => expect(shownPath()).toBe('/'));
});

describe('with a session', () => {
  beforeEach(() => signInForTest());

  it('a signed-in player is sent from login to home', { tags: ['@LOGIN-13'] }, async () => {
    await openApp('/login');
    await waitFor(() => expect(shownPath()).toBe('/home'));
  });

  it.each([
    ['a text', '/wallet'],
    ['a list', ['/wallet']],
    ['no path', { search: '?a' }],
    ['a path that is not a text', { pathname: 5 }],
    ['a route for visitors', { pathname: '/login', state: { from: { pathname: '/login' } } }],
    ['a route for visitors in capital letters', { pathname: '/Register/' }],
    ['another host', { pathname: '//example.org/home' }],
    ['a route that needs more', { pathname: '/sp-motor', state: { market: 7 } }],
    ['a search that is not a text', { pathname: '/nowhere', search: {}, hash: [] }],
  ])(
    'a signed-in player is sent from login to home if the requested route is %s',
    async (_, from) => {
      await openApp('/login', { from });
      await waitFor(() => expect(shownPath()).toBe('/home'));
      expect(await screen.findByText('No markets available')).toBeTruthy();
    },
  );

  it('a signed-in player is sent from a path outside the table to home', {
    tags: ['@ROUTE-47'],
  }, async () => {
    await openApp('/nowhere/at-all');
    await waitFor(() => expect(shownPath()).toBe('/home'));
  });

  it('a signed-in player may open registration', { tags: ['@REG-19'] }, async () => {
    await openApp('/register');
    expect(await screen.findByRole('heading', { name: 'Register Now' })).toBeTruthy();
  });

  it('a signed-in player is sent home from a screen that lacks its market', {
    tags: ['@ROUTE-46', '@OPTIONS-01'],
  }, async () => {
    await openApp('/betting-options', { market: 'Kalyan' });
    await waitFor(() => expect(shownPath()).toBe('/home'));
  });

  it('a signed-in player is sent home from a bid screen that lacks its bet type and market', {
    tags: ['@ROUTE-46'],
  }, async () => {
    const state = { market: sampleMarket() };
    const screens = routeList.filter(({ needs }) => needs === 'bet');
    expect(screens.map(({ path }) => path)).toEqual(bidScreens.map(bidPath));
    expect(new Set(screens.map(({ screen: one }) => one)).size).toBe(1);
    await openApp('/single-digit', state);
    await waitFor(() => expect(shownPath()).toBe('/home'));
  });

  it('a screen whose code is loaded is rendered without a loading screen', async () => {
    await openApp('/change-password');
    await loadRoute('/wallet');
    // As in a browser: React flushes nothing for the test.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    screen.getByRole('button', { name: /^Wallet/ }).click();
    await Promise.resolve();
    expect(screen.getByRole('heading', { name: 'Wallet' })).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('a player whose session is lost is sent to login with the reason', {
    tags: ['@SESSION-18'],
  }, async () => {
    await openApp('/home');
    await screen.findByText('No markets available');
    act(() => expireSession('Refresh token expired. Please login again.'));
    expect(await screen.findByText('Refresh token expired. Please login again.')).toBeTruthy();
    await waitFor(() => expect(shownPath()).toBe('/login'));
    await signIn();
    await waitFor(() => expect(shownPath()).toBe('/home'));
  });
});

it('the app checks the session before it draws a guarded screen', {
  tags: ['@ROUTE-48'],
}, async () => {
  writeTokens(tokenFor(-60), 'refresh');
  localStorage.setItem('submission:kalyan-matka:1:k', '{"dismissedAt":1}');
  history.replaceState(null, '', '/home');
  const container = document.createElement('div');
  document.body.append(container);
  const root = await act(() => startApp(container));
  await waitFor(() => expect(shownPath()).toBe('/login'));
  await screen.findByLabelText('Mobile number');
  expect([api.calls, localStorage.getItem('submission:kalyan-matka:1:k')]).toEqual([[], null]);
  act(() => root.unmount());
  container.remove();
});

it('the app sets its theme and its name on the page at the start', {
  tags: ['@THEME-01'],
}, async () => {
  history.replaceState(null, '', '/login');
  const container = document.createElement('div');
  const root = await act(() => startApp(container));
  expect(document.documentElement.dataset.theme).toBe('kalyanMatkaBlue');
  expect(document.title).toBe('KalyanMatka');
  act(() => root.unmount());
});
