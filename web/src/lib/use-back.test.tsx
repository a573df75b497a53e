import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp, shownPath } from '../testing/open-app.tsx';
import { serveSamples } from '../testing/sample-host.ts';
import { resetSession, signInForTest } from '../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });

it.each([
  ['/bid-history', '/home'],
  ['/chart', '/home'],
  ['/my-bids', '/home'],
  ['/game-rates', '/home'],
  ['/change-password', '/home'],
  ['/register', '/login'],
])('the button Back leads from %s, opened by a link, to %s', async (path, parent) => {
  serveSamples();
  if (path === '/register') resetSession();
  else signInForTest();
  await openApp(path);
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(shownPath()).toBe(parent));
});
