import { betTypes } from '@matka/fixtures/bet-types';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type ApiServer, type ReceivedRequest, startApi } from '../../testing/api-server.ts';
import { openApp } from '../../testing/open-app.tsx';
import { renderedBidForm } from '../../testing/rendered-bid-form.ts';
import { sampleMarket } from '../../testing/sample-market.ts';
import { signInForTest } from '../../testing/signed-in.ts';

let api: ApiServer;
afterEach(async () => {
  vi.useRealTimers();
  await api.close();
});

const jodi = betTypes.find(({ config }) => config.code === 'jodi_digits');

/** Starts a host of two markets with the given ids of markets, bet type and banner; gives the bodies of its bets. */
async function startHost(id: number | string, other: number | string) {
  const markets = [sampleMarket({ id: other, name: 'Milan Day' }), sampleMarket({ id })];
  const receipt = { user_balance: { previous_balance: 10000, current_balance: 9970 } };
  const config_json = { banners: [{ id: `banner ${id}`, image_url: '', title: 'Diwali offer' }] };
  const bodies: Record<string, unknown> = {
    '/homepage/': [{ config_json }],
    '/markets/': markets,
    '/bet-types/': [{ ...jodi, id: `t-${id}` }],
    '/betting/': receipt,
    '/bets/history/': { data: [] },
    '/admin/payout-multipliers/': { data: [] },
  };
  api = await startApi(({ path }: ReceivedRequest) => ({ body: bodies[path] ?? [] }));
  return () => api.calls.filter(({ path }) => path === '/betting/').map(({ body }) => body);
}

it.each([
  ['65f0c0ffee00000000000001', '65f0c0ffee00000000000002'],
  ['1e3', 1000],
  ['a b/c?d=é&f#g', 'a b'],
  [0, -1],
])(
  'a bet on a market with the id %j beside %j is placed, and its request has the ids unchanged',
  {
    tags: ['@ENT-03', '@ENT-05', '@API-24'],
  },
  async (id, other) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:20:00+05:30') });
    const bets = await startHost(id, other);
    signInForTest();
    await openApp('/home');
    const user = userEvent.setup({ delay: null });
    expect(await screen.findByText('Diwali offer')).toBeTruthy();
    const title = await screen.findByRole('heading', { name: 'Kalyan Matka', level: 3 });
    await user.click(within(title.parentElement ?? document.body).getByRole('button'));
    await user.click(await screen.findByRole('button', { name: 'Jodi Digits' }));
    await screen.findByRole('contentinfo');
    await renderedBidForm.add({ 'Jodi Digit': '05' }, '30');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('dialog', { name: 'Success!' })).toBeTruthy();
    expect(bets()).toEqual([
      {
        bet_type_id: `t-${id}`,
        market_id: id,
        amount: 30,
        payload: { bets: [{ jodi: '05', points: 30 }] },
      },
    ]);
  },
);
