import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeList } from '../app/routes.tsx';
import { auth } from '../auth/auth-state.ts';
import { USER_KEY } from '../auth/stored-user.ts';
import { type ApiServer, startApi } from './api-server.ts';
import { openApp } from './open-app.tsx';
import { openBids } from './open-bids.ts';
import { signInForTest } from './signed-in.ts';

vi.mock('../api/suggestions.ts');

const user = userEvent.setup({ delay: null });
let api: ApiServer;
let refused: boolean;

/** Signs in and takes away what the browser kept of the player; the cookies stay. */
function forgetUser(stored?: string): void {
  signInForTest();
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem(USER_KEY, stored);
  auth.user = null;
}

beforeEach(async () => {
  refused = false;
  api = await startApi(({ path }) => {
    if (path === '/betting/')
      return { status: 400, body: { error: refused ? 'Insufficient balance' : 'Refused' } };
    return { body: [] };
  });
});
afterEach(() => api.close());

const plain = routeList.filter(({ access, needs }) => access === 'player' && !needs);

describe('without a stored player', () => {
  it.each(plain.map(({ path }) => path))('%s shows no balance as zero', async (path) => {
    forgetUser();
    await openApp(path);
    await screen.findByRole('banner');
    expect(document.body.textContent).not.toContain('₹0.00');
  });

  it.each([
    ['nothing', undefined],
    ['half of a text', '{"id": 1, "points"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an empty text as points', '{"id": 1, "points": ""}'],
    ['points in words', '{"id": 1, "points": "many"}'],
  ])('of which the browser has %s the wallet shows a dash', async (_, stored) => {
    forgetUser(stored);
    await openApp('/wallet');
    const main = within(await screen.findByRole('main'));
    const balance = main.getByText('Wallet Balance').nextElementSibling;
    expect(balance?.textContent).toBe('–');
    expect(within(screen.getByRole('banner')).getByText('–')).toBeTruthy();
  });

  it('a bid screen shows a dash from its header to its confirmation, and bets can be sent', async () => {
    signInForTest();
    forgetUser();
    auth.isAuthenticated = true;
    const { add, press } = await openBids('jodi-digits');
    expect(within(screen.getByRole('banner')).getByText('–')).toBeTruthy();
    expect(screen.getByText('of –')).toBeTruthy();
    await add('Jodi Digit', '47', '10');
    await press('Continue');
    const box = within(await screen.findByRole('dialog'));
    for (const label of ['Wallet Balance Before', 'Wallet Balance After'])
      expect(box.getByText(label).nextElementSibling?.textContent).toBe('–');
    expect(box.queryByText(/short$/)).toBeNull();
    refused = true;
    await user.click(box.getByRole('button', { name: 'Submit' }));
    const short = within(await screen.findByRole('dialog', { name: /^Insufficient/ }));
    expect(short.getByText('Available Points').nextElementSibling?.textContent).toBe('–');
    expect(short.queryByText('Short by')).toBeNull();
    expect(
      short.getByText('Insufficient balance. Please add funds to your wallet to place this bet.'),
    ).toBeTruthy();
  });

  it('a player whose record has no points has 0 points', async () => {
    signInForTest({ id: 1 });
    await openApp('/wallet');
    expect(within(await screen.findByRole('banner')).getByText('₹0.00')).toBeTruthy();
  });
});
