import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ApiResponse } from '../../testing/api-server.ts';
import { homeHost, listOf } from '../../testing/home-host.ts';
import { openApp } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';
import { holdTime, india, showAt } from '../../testing/shown-markets.ts';

const user = userEvent.setup({ delay: null });
const home = homeHost();
holdTime();
const open = () => openApp('/home');

describe('the age of the list', () => {
  it('the age of the list describes Refresh, which fetches only the markets and says when', {
    tags: ['@MARKET-14'],
  }, async () => {
    await open();
    expect(await screen.findByRole('button', { name: 'Refresh', description: 'Updated 03:20 PM' }));
    vi.setSystemTime(india('15:25'));
    home.markets = listOf(sampleMarket({ open_pana: '456' }), sampleMarket({ id: 2 }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Updated 03:25 PM')).toBeTruthy();
    // A browser that translates the page to Urdu writes from the right; a result stays as it was drawn.
    for (const result of [
      screen.getByText('123-6*-***'),
      screen.getByRole('img', { name: '456-6*-***' }),
    ])
      expect(result.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    expect([home.calls('/homepage/'), home.calls('/markets/')]).toEqual([1, 2]);
    vi.setSystemTime(india('15:26'));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Updated 03:26 PM · Nothing new')).toBeTruthy();
  });

  it('the age of the list is that of its request, even if a sleeping phone gets it hours later', {
    tags: ['@MARKET-14'],
  }, async () => {
    const { promise, resolve } = Promise.withResolvers<ApiResponse>();
    home.markets = promise;
    await open();
    await waitFor(() => expect(home.calls('/markets/')).toBe(1));
    vi.setSystemTime(india('16:30'));
    resolve(listOf(sampleMarket()));
    expect(await screen.findByText('Results may be out.')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Running for close')).toBeTruthy());
  });

  it('a draw in the second of the response counts as part of the list', {
    tags: ['@MARKET-14'],
  }, async () => {
    vi.setSystemTime(+india('16:10') - 200);
    const { promise, resolve } = Promise.withResolvers<ApiResponse>();
    home.markets = promise;
    await open();
    await waitFor(() => expect(home.calls('/markets/')).toBe(1));
    vi.setSystemTime(+india('16:10') + 3);
    resolve({ ...listOf(sampleMarket()), headers: { date: india('16:10').toUTCString() } });
    expect(await screen.findByTitle('Updated 04:10 PM')).toBeTruthy();
    expect(screen.queryByText('Results may be out.')).toBeNull();
    showAt('18:10');
    expect(screen.getByText('Results may be out.')).toBeTruthy();
  });

  it('the age turns amber once a time of a market is over, and states follow without a call', {
    tags: ['@MARKET-14'],
  }, async () => {
    await open();
    await screen.findByTitle('Updated 03:20 PM');
    showAt('15:59');
    expect(screen.getByText('Running now')).toBeTruthy();
    showAt('16:00');
    expect(screen.getByText('Results may be out.')).toBeTruthy();
    expect(screen.getByText('Running for close')).toBeTruthy();
    showAt('18:00');
    expect(screen.getByText('Closed for today')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Place Bet' }));
    expect(await screen.findByRole('dialog', { name: 'Bidding is closed for Today' })).toBeTruthy();
    expect(home.calls('/markets/')).toBe(1);
  });
});
