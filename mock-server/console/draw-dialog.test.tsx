import { mainPlayer } from '@matka/fixtures/players';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../client/log-in.ts';
import { isAt, meanwhile, mock, openConsole, panel, user } from './testing/open-console.tsx';

it('a draw that is set before its time is to come until then, and drawn after it', async () => {
  const world = await openConsole();
  const day = within(panel('The day'));
  const named = (name: RegExp) => day.findByRole('button', { name });
  await user.click(await named(/^Kalyan Matka, close result/));
  const dialog = within(screen.getByRole('dialog', { name: 'Kalyan Matka, close' }));
  await user.type(dialog.getByLabelText('Pana'), '129');
  await user.click(dialog.getByRole('button', { name: 'Set' }));
  await named(/^Kalyan Matka, close result at 18:10: to come, set to 129,/);
  day.getByText(/^close drawn early/);
  await meanwhile(() => world.advance({ to: '2026-11-20T18:10:00+05:30' }));
  await named(/^Kalyan Matka, close result at 18:10: 129-2,/);
  // A market without a draw to come is folded.
  day.getByText(/^\d+ closed: .*Kalyan Matka/, { selector: 'summary' });
});

it('the dialog makes a waiting bet win, and the players show the ledger and both balances', async () => {
  const world = await openConsole('players');
  await meanwhile(async () => {
    const { tokens } = await logIn(mock.url, world.id, mainPlayer, mock.fetch);
    const bets = [{ digit: '3', points: 20, bet_type: 'open' }];
    const sent = await mock.fetch(`${mock.url}/betting/`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens.access}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ bet_type_id: 1, market_id: 7, amount: 20, payload: { bets } }),
    });
    expect(sent.status).toBe(200);
  });
  await user.click(
    within(panel('The day')).getByRole('button', { name: /^Kalyan Matka, open result/ }),
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Kalyan Matka, open' }));
  const [win] = await dialog.findAllByRole('button', { name: /^Make this win: .* 3 of/ });
  if (win) await user.click(win);
  await dialog.findByText(/^pays [\d,.]+ points to \d+ bets?$/);
  await user.click(dialog.getByRole('button', { name: 'Set and run to it' }));
  await screen.findByText(/settled, [1-9]\d* won/);
  await isAt('16:10');
  const players = within(panel('Players'));
  await players.findByText(/the app shows [\d,.]+, the host holds [\d,.]+/);
  const accounts = players.getByRole('region', { name: 'Accounts' });
  expect(accounts.textContent).toContain(mainPlayer.password);
  const { mobile } = mainPlayer;
  await user.click(players.getByRole('button', { name: `Ledger and bets of ${mobile}` }));
  const ledger = await players.findByRole('region', { name: 'Ledger' });
  await waitFor(() => expect(ledger.textContent).toContain('opening'));
});
