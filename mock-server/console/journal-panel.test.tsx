import { mainPlayer } from '@matka/fixtures/players';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isAt, meanwhile, openConsole, panel, readMarkets, user } from './testing/open-console.tsx';

it('the journal shows calls of others without a reload, the rows that a call changed, and that a replay gives the same', async () => {
  const world = await openConsole();
  await meanwhile(async () => {
    await world.setBalance(mainPlayer.mobile, 250);
    await world.setBalance(mainPlayer.mobile, 900);
    await readMarkets(world);
  });
  const journal = within(panel('Journal'));
  await user.click(await journal.findByRole('button', { name: /^Call 2,/ }));
  const changed = await journal.findByRole('region', { name: 'Rows changed' });
  expect(changed.textContent).toMatch(/players 1.*balance 25000 90000/);
  await user.click(journal.getByRole('button', { name: 'Replay all' }));
  await journal.findByText('1 of 3 calls compared: byte for byte the same');
});

it('equal calls of an app are one line until all are shown, and no call before the last action is new', async () => {
  const world = await openConsole();
  const journal = within(panel('Journal'));
  await user.click(screen.getByRole('button', { name: '+10m' }));
  await journal.findByRole('button', { name: /^Call 1,.*, new$/ });
  await meanwhile(async () => {
    for (let poll = 0; poll < 3; poll += 1) await readMarkets(world);
  });
  const polls = () => journal.getAllByRole('row', { name: /GET \/markets\// });
  const showAll = await journal.findByRole('button', { name: 'Show all 3 calls like call 4' });
  expect(polls()).toHaveLength(1);
  await user.click(showAll);
  await waitFor(() => expect(polls()).toHaveLength(3));
  expect(journal.queryByRole('button', { name: /, new$/ })).toBeNull();
});

it('the key / leads to the filter of the journal from any tab, and a found call is copied as cURL', async () => {
  await openConsole('players');
  await user.keyboard('.');
  await screen.findByText(/^Nothing was drawn\./);
  await isAt('12:10');
  await user.keyboard('/');
  const filter = await screen.findByRole('searchbox', { name: 'Filter requests' });
  await waitFor(() => expect(document.activeElement).toBe(filter));
  const journal = within(panel('Journal'));
  await user.keyboard('no such call');
  await journal.findByText('No requests match.');
  await user.clear(filter);
  await user.keyboard('advance');
  await user.click(await journal.findByText(/advance/, { selector: 'code' }));
  await user.click(await journal.findByRole('button', { name: 'Copy as cURL' }));
  await screen.findByText('The cURL line copied.');
  expect(await meanwhile(() => navigator.clipboard.readText())).toMatch(
    /^curl -X POST 'http:\/\/.*\/clock\/advance\/' -H 'content-type: application\/json' -d '\{"seconds":600\}'$/,
  );
  await user.click(journal.getByRole('button', { name: 'All' }));
  expect(screen.queryByText('The cURL line copied.')).toBeNull();
});
