import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { eachTagged } from '../../../../scripts/testing/each-tagged.ts';
import { PINNED_MARKETS, writePlayerList } from '../../auth/player-list.ts';
import type { ApiResponse } from '../../testing/api-server.ts';
import { homeHost, listOf } from '../../testing/home-host.ts';
import { openApp, shownPath, shownState } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';
import { cardOf, expectNames, holdTime, marketNames } from '../../testing/shown-markets.ts';

const user = userEvent.setup({ delay: null });
const home = homeHost();
holdTime();
const open = () => openApp('/home');

it('the market list stays, greyed out, when its refresh fails', async () => {
  home.markets = listOf(sampleMarket(), sampleMarket({ id: 2, name: 'Sridevi' }));
  await open();
  await expectNames('Kalyan Matka', 'Sridevi');
  home.markets = { status: 503, body: {} };
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  const failure = await screen.findByText('Error loading markets');
  expect(marketNames()).toHaveLength(2);
  const list = screen.getByRole('list', { name: 'Markets' });
  expect(list.closest('[data-old]')).not.toBeNull();
  expect(failure.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  home.markets = listOf(sampleMarket({ id: 8, name: 'Milan Day' }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Milan Day' });
  expect(screen.queryByText('Error loading markets')).toBeNull();
  expect(document.querySelector('[data-old]')).toBeNull();
});

const asked = () => ['/bet-types/', '/admin/payout-multipliers/'].map(home.calls);
const tapMarket = async () => user.click(within(await cardOf('Kalyan Matka')).getByRole('button'));

it('the bet types and rates are requested once, after the markets and before a tap', async () => {
  const late = Promise.withResolvers<ApiResponse>();
  home.markets = late.promise;
  await open();
  await waitFor(() => expect(home.calls('/markets/')).toBe(1));
  expect(asked()).toEqual([0, 0]);
  late.resolve(listOf(sampleMarket()));
  await waitFor(() => expect(asked()).toEqual([1, 1]));
  await tapMarket();
  expect(await screen.findByText('No betting options available')).toBeTruthy();
  expect(asked()).toEqual([1, 1]);
});

it('a tap on a market requests the bet types again if the early request failed', async () => {
  home.isCutOff = true;
  const fetches = vi.spyOn(globalThis, 'fetch');
  await open();
  await waitFor(() => expect(asked()).toEqual([1, 1]));
  await Promise.allSettled(fetches.mock.results.map(({ value }) => value));
  fetches.mockRestore();
  home.isCutOff = false;
  await tapMarket();
  expect(await screen.findByText('No betting options available')).toBeTruthy();
  expect(asked()).toEqual([2, 2]);
});

it('the market list shows that there are no markets', { tags: ['@HOME-17'] }, async () => {
  home.markets = listOf();
  await open();
  expect(await screen.findByText('No markets available')).toBeTruthy();
});

it('the list of many markets has a card for each, with equal markets in the order of the host', {
  tags: ['@HOME-11'],
}, async () => {
  const all = Array.from({ length: 80 }, (_, id) => `Market ${id}`);
  home.markets = listOf(...all.map((name, id) => sampleMarket({ id, name })));
  await open();
  await expectNames(...all);
});

it('a list of more than twenty markets can be searched by name', async () => {
  const all = Array.from({ length: 20 }, (_, id) => `Market ${id}`);
  home.markets = listOf(...[...all, 'Milan Day'].map((name, id) => sampleMarket({ id, name })));
  await open();
  const search = await screen.findByRole('searchbox', { name: 'Search markets' });
  fireEvent.change(search, { target: { value: 'day mil' } });
  await expectNames('Market 0', 'Milan Day');
  fireEvent.change(search, { target: { value: 'Madhur' } });
  expect(screen.getByText('No market matches')).toBeTruthy();
});

it('a list of twenty markets has no search box', async () => {
  home.markets = listOf(...Array.from({ length: 20 }, (_, id) => sampleMarket({ id })));
  await open();
  await waitFor(() => expect(marketNames()).toHaveLength(20));
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('the market list has the pinned markets on top, after the market that closes next', {
  tags: ['@HOME-11'],
}, async () => {
  home.markets = listOf(...[4, 2, 9].map((id) => sampleMarket({ id, name: `Market ${id}` })));
  localStorage.setItem('has_pins', 'yes');
  writePlayerList(PINNED_MARKETS, ['9']);
  await open();
  await expectNames('Market 4', 'Market 9', 'Market 2');
  writePlayerList(PINNED_MARKETS, []);
  localStorage.removeItem('has_pins');
});

it('the markets that take bids come before the closed markets, which have a separate heading', {
  tags: ['@HOME-11'],
}, async () => {
  const closed = (id: number, name: string, current_status_name: string) =>
    sampleMarket({ id, name, current_status: 1, current_status_name });
  const late = { open_time: '23:58:00', close_time: '23:59:00' };
  home.markets = listOf(
    closed(1, 'Morning', 'Closed for today'),
    sampleMarket({ id: 2, name: 'Late', ...late }),
    closed(3, 'Noon', 'Closed'),
    sampleMarket({ id: 4, name: 'Later', ...late, open_time: '23:59:00' }),
    closed(5, 'Suspended', 'Betting is closed'),
    sampleMarket({ id: 6, name: 'No times', open_time: '', close_time: '' }),
    sampleMarket({ id: 7, name: 'Also late', ...late }),
  );
  await open();
  await expectNames('Late', 'Also late', 'Later', 'No times', 'Morning', 'Noon', 'Suspended');
  const closedOnes = screen.getByRole('list', { name: 'Closed today (3)' });
  expect(within(closedOnes).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 2, name: 'Closed today (3)' })).toBeTruthy();
});

it('the card of a market shows its name, status, result, times and Place Bet', {
  tags: ['@HOME-11', '@HOME-18', '@HOME-19', '@HOME-20'],
}, async () => {
  home.markets = listOf(
    sampleMarket({ id: 9, name: 'Milan Night' }),
    sampleMarket({ id: 2, name: 'Sridevi', close_time: '00:05:00', close_digit: '0' }),
  );
  await open();
  const first = await cardOf('Milan Night');
  expect(first.textContent).toMatch(
    /^Milan NightRunning now123-6\*-\*\*\*Place BetOpen04:00 PMClose06:00 PM/,
  );
  expect(within(first).getByRole('img', { name: '123-6*-***' })).toBeTruthy();
  expect((await cardOf('Sridevi')).textContent).toBe(
    'Sridevi123-60-***Place BetRunning nowOpen bids till 04:00 PMOpen04:00 PMClose12:05 AM',
  );
  expect(within(first).getByRole('button', { name: 'Place Bet' })).toBeTruthy();
  const [opens, closes] = within(first).getAllByRole('term');
  expect(opens?.nextElementSibling?.textContent).toBe('04:00 PM');
  expect(closes?.nextElementSibling?.textContent).toBe('06:00 PM');
});

it.each([
  [6, 'good'],
  [4, 'good'],
  [1, 'neutral'],
  [2, 'neutral'],
  [3, 'neutral'],
  [5, 'neutral'],
])(
  'the status number %i is shown in the tone %s',
  { tags: ['@MARKET-06'] },
  async (current_status, tone) => {
    home.markets = listOf(sampleMarket({ current_status, current_status_name: 'Some status' }));
    await open();
    expect((await screen.findByText('Some status')).dataset.tone).toBe(tone);
  },
);

describe('a tap on a market', () => {
  eachTagged([
    ['@HOME-21', 'Running now'],
    ['@HOME-21', 'Running for close'],
    ['@HOME-23', 'Closed'],
  ])('%s a market in status %s opens its betting options', async (_, status) => {
    const market = sampleMarket({ current_status_name: status });
    home.markets = listOf(market);
    await open();
    await user.click(await screen.findByRole('button', { name: 'Place Bet' }));
    await waitFor(() => expect(shownPath()).toBe('/betting-options'));
    expect(shownState()).toEqual({ market: { id: market.id } });
  });

  it('the card opens the betting options, like its button', { tags: ['@HOME-21'] }, async () => {
    await open();
    await user.click(await screen.findByText('Kalyan Matka'));
    await waitFor(() => expect(shownPath()).toBe('/betting-options'));
  });

  it.each(['Closed for today', 'Betting is closed'])(
    'a market in status %s shows its times in a dialog',
    { tags: ['@HOME-22', '@HOME-24', '@HOME-25', '@HOME-26'] },
    async (status) => {
      home.markets = listOf(sampleMarket({ current_status: 1, current_status_name: status }));
      await open();
      await user.click(await screen.findByRole('button', { name: 'Place Bet' }));
      const dialog = await screen.findByRole('dialog', { name: 'Bidding is closed for Today' });
      expect(within(dialog).getByText('Kalyan Matka')).toBeTruthy();
      const lines = within(dialog)
        .getAllByRole('term')
        .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
      expect(lines).toEqual([
        'Open Result Time 04:10 PM',
        'Open Bid Last Time 04:00 PM',
        'Close Result Time 06:10 PM',
        'Close Bid Last Time 06:00 PM',
      ]);
      expect(shownPath()).toBe('/home');
      await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
