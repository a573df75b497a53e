import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiServer, startApi } from '../../testing/api-server.ts';
import { loadRoute } from '../../testing/load-route.ts';
import { openApp, shownPath } from '../../testing/open-app.tsx';
import { signInForTest } from '../../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });
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
  it.each([
    ['MYBIDS-01', 'Bid History', '/bid-history'],
    ['MYBIDS-02', 'Win History', '/win-history'],
    ['MYBIDS-03', 'Game Results', '/market-result-history'],
  ])('[%s] the card %s leads to %s', async (_, name, path) => {
    await user.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(shownPath()).toBe(path));
  });

  it('shows the wallet balance in its header', { tags: ['@MYBIDS-04', '@ROUTE-33'] }, () => {
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('heading', { name: 'My Bids' })).toBeTruthy();
    expect(bar.getByText('₹42.50')).toBeTruthy();
  });
});
