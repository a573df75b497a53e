import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { homeHost, listOf } from '../../testing/home-host.ts';
import { openApp } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';

vi.mock('./closed-dialog.tsx', () => {
  throw new Error('The file is missing');
});

const user = userEvent.setup({ delay: null });
const home = homeHost();

it('home shows an error at each tap on a closed market whose dialog fails to load', async () => {
  home.markets = listOf(
    sampleMarket({ current_status: 1, current_status_name: 'Closed for today' }),
  );
  await openApp('/home');
  const market = await screen.findByRole('button', { name: 'Place Bet' });
  for (const _ of ['first', 'second']) {
    await user.click(market);
    expect(await screen.findByText(/^This couldn't be loaded/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'OK' }));
  }
  expect(screen.getByRole('region', { name: 'Markets' })).toBeDefined();
});
