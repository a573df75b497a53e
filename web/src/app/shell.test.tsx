import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import { readAccessToken, readRefreshToken } from '../api/tokens.ts';
import { auth } from '../auth/auth-state.ts';
import { USER_KEY } from '../lib/stored-player.ts';
import { type ApiServer, startApi } from '../testing/api-server.ts';
import { loadRoute } from '../testing/load-route.ts';
import { openApp, shownPath } from '../testing/open-app.tsx';
import { sampleMarket } from '../testing/sample-market.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { routeList } from './routes.tsx';

const user = userEvent.setup({ delay: null });
let api: ApiServer;

beforeEach(async () => {
  api = await startApi(() => ({ body: [] }));
});
afterEach(() => api.close());

async function openHome(record?: Parameters<typeof signInForTest>[0]) {
  signInForTest(record);
  await openApp('/home');
  await screen.findByText('No markets available');
}

const bar = () => screen.getByRole('navigation', { name: 'Main' });
const topBar = () => within(screen.getByRole('banner'));

async function openPanel() {
  await user.click(topBar().getByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog'));
}

describe('bottom navigation', () => {
  eachTagged([
    ['@SHELL-01', 'Passbook', '/passbook'],
    ['@SHELL-02', 'All Bids', '/bid-history'],
    ['@SHELL-03', 'Home', '/home'],
    ['@SHELL-04', 'Wallet', '/wallet'],
    ['@SHELL-05', 'Chat', '/chat'],
  ])('%s the entry %s of the bottom navigation leads to %s', async (_, name, path) => {
    await openHome();
    await user.click(within(bar()).getByRole('link', { name }));
    await waitFor(() => expect(shownPath()).toBe(path));
  });

  it('only the current entry shows its label, and the other entries have an accessible name', {
    tags: ['@SHELL-06'],
  }, async () => {
    await openHome();
    const links = within(bar()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Passbook',
      'All Bids',
      'Home',
      'Wallet',
      'Chat',
    ]);
    expect(links.map((link) => link.textContent)).toEqual(['', '', 'Home', '', '']);
    expect(links[2]?.getAttribute('aria-current')).toBe('page');
    await user.click(within(bar()).getByRole('link', { name: 'Wallet' }));
    await waitFor(() => expect(within(bar()).getByText('Wallet')).toBeTruthy());
    expect(within(bar()).queryByText('Home')).toBeNull();
  });

  it('the bar is on its five screens only', { tags: ['@SHELL-07'] }, () => {
    const withBar = routeList.filter(({ chrome }) => chrome?.bottomBar).map(({ path }) => path);
    expect(withBar.sort()).toEqual([
      '/bid-history',
      '/chat',
      '/home',
      '/passbook',
      // The same screen as /home.
      '/test',
      '/wallet',
    ]);
  });
});

it('the top bar shows the logo on home and the title elsewhere', {
  tags: ['@SHELL-09', '@HOME-01'],
}, async () => {
  await openHome();
  expect(topBar().getByRole('heading', { level: 1 }).textContent).toBe('KalyanMatka');
  expect(topBar().getByRole('heading', { level: 1 }).querySelector('svg')).not.toBeNull();
  await user.click(within(bar()).getByRole('link', { name: 'Wallet' }));
  await waitFor(() => topBar().getByRole('heading', { name: 'Wallet' }));
});

it('the top bar shows the points of the user record in rupees', {
  tags: ['@SHELL-10', '@APP-02', '@ROLE-04'],
}, async () => {
  await openHome({ points: 9980.5 });
  const wallet = () => topBar().getByRole('button', { name: /^Wallet/ }).textContent;
  expect(wallet()).toBe('₹9,980.50');
  act(() => {
    auth.user = {};
  });
  await waitFor(() => expect(wallet()).toBe('₹0.00'));
});

it('the wallet button of the top bar leads to /wallet', { tags: ['@SHELL-11'] }, async () => {
  await openHome();
  await user.click(topBar().getByRole('button', { name: /^Wallet/ }));
  await waitFor(() => expect(shownPath()).toBe('/wallet'));
});

it('the top bar has a back button only if the screen asks for it', {
  tags: ['@SHELL-12'],
}, async () => {
  await openHome();
  expect(topBar().queryByRole('button', { name: 'Back' })).toBeNull();
  act(() => {
    history.replaceState(
      { usr: { market: sampleMarket() }, key: 'b', idx: 0 },
      '',
      '/betting-options',
    );
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(shownPath()).toBe('/home'));
});

describe('behind the menu button', () => {
  it('the profile panel opens by the menu button and closes by Escape', {
    tags: ['@SHELL-08', '@SHELL-15'],
  }, async () => {
    await openHome();
    expect(screen.queryByRole('dialog')).toBeNull();
    await openPanel();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(topBar().getByRole('button', { name: 'Menu' }));
  });

  it('the profile panel closes by a tap on the dimmed part beside it, but not by a tap inside it', {
    tags: ['@SHELL-15'],
  }, async () => {
    await openHome();
    const panel = await openPanel();
    await user.click(panel.getByText('Asha Patil'));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the profile panel slides in within 500 ms', { tags: ['@SHELL-13'] }, async () => {
    await openHome();
    await openPanel();
    expect(screen.getByRole('dialog').style.animationDuration).toBe('500ms');
  });

  eachTagged([
    ['@SHELL-16', { first_name: 'Asha', last_name: 'Patil', name: 'x' }, 'Asha Patil'],
    ['@SHELL-17', { first_name: 'Asha', name: 'x' }, 'Asha'],
    ['@SHELL-17', { last_name: 'Patil' }, 'Patil'],
    ['@SHELL-17', { first_name: '', name: 'asha99' }, 'asha99'],
    ['@SHELL-17', {}, 'User'],
  ])('%s the profile panel shows the user %j as %s', async (_, record, name) => {
    await openHome(record);
    await openPanel();
    expect(screen.getByRole('dialog', { name })).toBeTruthy();
  });

  it.each([
    [{ mobile_number: '9876543210' }, '9876543210'],
    [{}, 'No mobile number'],
  ])(
    'the profile panel of the user %j shows %s',
    { tags: ['@SHELL-18'] },
    async (record, mobile) => {
      await openHome(record);
      const panel = await openPanel();
      expect(panel.getByText(mobile)).toBeTruthy();
    },
  );

  eachTagged([
    ['@SHELL-19', 'My Bids', '/my-bids'],
    ['@SHELL-20', 'Game Rates', '/game-rates'],
    ['@SHELL-21', 'Charts', '/chart'],
    ['@SHELL-22', 'Change Password', '/change-password'],
  ])('%s the entry %s of the profile panel leads to %s', async (_, name, path) => {
    await openHome();
    const panel = await openPanel();
    await user.click(panel.getByRole('button', { name }));
    await waitFor(() => expect(shownPath()).toBe(path));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(['Terms & Conditions', 'Videos', 'Notifications', 'Update Pin'])(
    'the entry %s of the profile panel has no effect',
    { tags: ['@SHELL-23'] },
    async (name) => {
      await openHome();
      const panel = await openPanel();
      await user.click(panel.getByRole('button', { name }));
      expect(shownPath()).toBe('/home');
      expect(screen.getByRole('dialog')).toBeTruthy();
    },
  );

  it('Logout removes the data of the player, leads to login and reloads once', {
    tags: ['@SHELL-24', '@SHELL-25', '@SESSION-09'],
  }, async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    await loadRoute('/login');
    await openHome();
    const panel = await openPanel();
    vi.useFakeTimers();
    fireEvent.click(panel.getByRole('button', { name: 'Logout' }));
    await act(() => vi.advanceTimersByTimeAsync(99));
    expect(shownPath()).toBe('/login');
    expect(history.state?.usr ?? null).toBeNull();
    expect([auth.user, auth.token, auth.refreshToken]).toEqual([null, null, null]);
    expect([readAccessToken(), readRefreshToken()]).toEqual([undefined, undefined]);
    expect(localStorage.getItem(USER_KEY)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(reload).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
