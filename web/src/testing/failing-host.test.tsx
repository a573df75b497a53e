import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeList } from '../app/routes.tsx';
import { auth } from '../auth/auth-state.ts';
import { USER_KEY } from '../lib/stored-player.ts';
import { type ApiServer, type Handler, startApi } from './api-server.ts';
import { pageOf } from './history-host.ts';
import { openApp } from './open-app.tsx';
import { openBids } from './open-bids.ts';
import { sampleMarket } from './sample-market.ts';
import { sampleRecord } from './sample-record.ts';
import { signInForTest } from './signed-in.ts';

vi.mock('../api/suggestions.ts');

describe('failed refreshes', () => {
  const user = userEvent.setup({ delay: null });
  const markets = [sampleMarket(), sampleMarket({ id: 8, name: 'SITA MORNING' })];

  /** The ways in which a request fails that is to renew what is shown. */
  const failures: readonly (readonly [string, Awaited<ReturnType<Handler>>])[] = [
    ['the connection drops', 'drop'],
    ['the host is down', { status: 503, body: {} }],
    ['the response is of another kind', { body: { data: 7 } }],
  ];

  const won = (page: number) =>
    sampleRecord({ bet_status: 'won', amount: page }, { win_amount: 95 * page });
  const pageOfThree = (page: number) => pageOf([{ ...won(page), id: page }], page, 3);

  let api: ApiServer;
  let failure: Awaited<ReturnType<Handler>> | undefined;

  beforeEach(async () => {
    localStorage.clear();
    failure = undefined;
    signInForTest();
    api = await startApi(({ path, query }) => {
      if (failure !== undefined) return failure;
      if (path === '/bets/history/')
        return pageOfThree(Number(new URLSearchParams(query).get('page') ?? 1));
      return { body: path === '/markets/' ? markets : [] };
    });
  });
  afterEach(() => api.close());

  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole('button', { name }));

  it.each([
    ...failures.map(
      ([name, failed]) => [name, failed, '/bid-history', 'list', 'Bids', '2'] as const,
    ),
    ['the host is down', { status: 503, body: {} }, '/win-history', 'list', /2026/, '2'],
    ['the connection drops', 'drop', '/passbook', 'table', /./, '2 / 3'],
  ] as const)(
    'if $0, the page $2 stays, and Retry shows the next page',
    async (_, failed, path, role, name, second) => {
      await openApp(path);
      const before = (await screen.findByRole(role, { name })).textContent;
      failure = failed;
      await press('Next');
      const alert = await screen.findByRole('alert');
      const list = screen.getByRole(role, { name });
      expect(list.textContent).toBe(before);
      expect(list.closest('[data-old]')).not.toBeNull();
      expect(alert.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      for (const turn of ['Prev', 'Next']) {
        expect(screen.getByRole<HTMLButtonElement>('button', { name: turn }).disabled).toBe(true);
      }
      failure = undefined;
      await press('Retry');
      const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
      await waitFor(() => expect(pager.getByText(second)).toBeTruthy());
      expect(document.querySelector('[data-old]')).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('home, chart and filter keep the markets if the host is down', async () => {
    await openApp('/home');
    const names = () => screen.findAllByRole('heading', { level: 3 });
    await waitFor(async () => expect(await names()).toHaveLength(2));
    failure = { status: 503, body: {} };
    await press('Refresh');
    await screen.findByText('Error loading markets');
    const old = await names();
    expect(old.map((name) => name.textContent)).toEqual(['Kalyan Matka', 'SITA MORNING']);
    for (const name of old) expect(name.closest('[data-old]')).not.toBeNull();
    await user.click(screen.getByRole('link', { name: /All Bids/ }));
    await press(/Filter/);
    const filter = within(await screen.findByRole('dialog'));
    expect(filter.getByRole('checkbox', { name: 'SITA MORNING' })).toBeTruthy();
    await user.click(filter.getByRole('button', { name: 'CANCEL' }));
    await user.click(screen.getByRole('link', { name: /Home/ }));
    await press('Menu');
    await press('Charts');
    expect(await screen.findByRole('option', { name: 'SITA MORNING' })).toBeTruthy();
  });
});

describe('an unknown user', () => {
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

  it.each(plain.map(({ path }) => path))(
    'the page %s shows no unknown balance as zero',
    async (path) => {
      forgetUser();
      await openApp(path);
      await screen.findByRole('banner');
      expect(document.body.textContent).not.toContain('₹0.00');
    },
  );

  it.each([
    ['nothing', undefined],
    ['half of a text', '{"id": 1, "points"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an empty text as points', '{"id": 1, "points": ""}'],
    ['points in words', '{"id": 1, "points": "many"}'],
  ])('the wallet shows a dash if the browser has %s of the user', async (_, stored) => {
    forgetUser(stored);
    await openApp('/wallet');
    const main = within(await screen.findByRole('main'));
    const balance = main.getByText('Wallet Balance').nextElementSibling;
    expect(balance?.textContent).toBe('–');
    expect(within(screen.getByRole('banner')).getByText('–')).toBeTruthy();
  });

  it('a bid screen without a balance shows a dash up to its confirmation, and its bids can be sent', async () => {
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
    const bar = within(await screen.findByRole('banner'));
    expect(bar.getByRole('button', { name: /^Wallet/ }).textContent).toBe('₹0.00');
  });
});
