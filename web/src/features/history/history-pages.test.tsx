import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiServer, startApi } from '../../testing/api-server.ts';
import { loadRoute } from '../../testing/load-route.ts';
import { openApp } from '../../testing/open-app.tsx';
import { sampleRecord } from '../../testing/sample-record.ts';
import { signInForTest } from '../../testing/signed-in.ts';

describe('history pages', () => {
  const user = userEvent.setup({ delay: null });
  let api: ApiServer | undefined;
  afterEach(() => api?.close());
  beforeEach(() => signInForTest());

  /** Opens bid history at a host that has so many pages and yet says what comes next by itself. */
  async function open(hasNext: (page: number) => boolean) {
    api = await startApi(({ query }) => {
      const current_page = Number(new URLSearchParams(query).get('page'));
      const pagination = { current_page, has_previous: false, total_pages: 9 };
      return {
        body: {
          data: [sampleRecord()],
          pagination: { ...pagination, has_next: hasNext(current_page) },
        },
      };
    });
    await openApp('/bid-history');
    await screen.findByRole('button', { name: 'Next' });
  }

  const requested = () =>
    (api?.calls ?? []).filter(({ path }) => path === '/bets/history/').map(({ query }) => query);
  const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });

  describe('the pages of a history', () => {
    it('continue while has_next is true, whatever the number of pages', {
      tags: ['@CONST-03'],
    }, async () => {
      await open((page) => page < 2);
      await user.click(next());
      await waitFor(() => expect(next().disabled).toBe(true));
      await user.click(next());
      expect(requested()).toEqual(['page=1', 'page=2']);
    });
  });
});

describe('days', () => {
  let api: ApiServer;
  let data: unknown[];
  beforeEach(async () => {
    api = await startApi(() => ({
      body: {
        data,
        pagination: { current_page: 1, has_previous: false, has_next: false, total_pages: 1 },
      },
    }));
    signInForTest();
  });
  afterEach(() => api.close());

  it.each([
    ['/bid-history', 'Your bids will appear here.'],
    ['/win-history', 'Your wins will appear here.'],
    ['/passbook', 'Changes to your wallet will appear here.'],
  ])('%s without records says what comes, with one way on', async (path, hint) => {
    data = [];
    await openApp(path);
    expect(await screen.findByText('No records found')).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Place a bet' }).getAttribute('href')).toBe('/home');
  });
});

describe('bets without ids', () => {
  let api: ApiServer;
  beforeEach(() => signInForTest());
  afterEach(() => api.close());

  it.each([
    ['/bid-history', 'Kalyan Matka (OPEN)'],
    ['/win-history', 'Congratulations for winning'],
    ['/passbook', 'Won(Kalyan Matka : Jodi Digits : open) : 7'],
  ] as const)(
    'bets without ids, or with text ids, are all shown on %s',
    { tags: ['@ENT-14'] },
    async (path, text) => {
      const won = { bet_status: 'won', bet_type: 'open', open_digit: '7', before_amount: 500 };
      const { id: _, ...unnamed } = sampleRecord(won, { win_amount: 100, net_profit: 70 });
      const data = [unnamed, { ...unnamed, id: null }, { ...unnamed, id: '5f0c-a1' }];
      api = await startApi(() => ({ body: { data } }));
      await openApp(path);
      expect(await screen.findAllByText(text)).toHaveLength(3);
    },
  );
});

describe('my bids screen', () => {
  let api: ApiServer;

  beforeAll(async () => {
    await loadRoute('/my-bids');
  });
  beforeEach(async () => {
    api = await startApi(() => ({ status: 500, body: {} }));
    signInForTest({ id: 1, points: 42.5 });
    await openApp('/my-bids');
    await screen.findByRole('link', { name: 'Bid History' });
  });
  afterEach(() => api.close());

  describe('My Bids', () => {
    it('shows the wallet balance in its header', { tags: ['@MYBIDS-04', '@ROUTE-33'] }, () => {
      const bar = within(screen.getByRole('banner'));
      expect(bar.getByRole('heading', { name: 'My Bids' })).toBeTruthy();
      expect(bar.getByText('₹42.50')).toBeTruthy();
    });
  });
});
