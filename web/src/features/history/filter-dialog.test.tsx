import type { HistoryQuery } from '@matka/contracts/api/history';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Handler } from '../../testing/api-server.ts';
import { historyHost, pageOf, threePages } from '../../testing/history-host.ts';
import { labelValue } from '../../testing/label-value.ts';
import { sampleMarket } from '../../testing/sample-market.ts';
import { sampleRecord } from '../../testing/sample-record.ts';

const user = userEvent.setup({ delay: null });
const host = historyHost();
const open = (handler: Handler = () => pageOf([sampleRecord({ open_digit: '7' })])) =>
  host.open('/bid-history', 'Bid History', handler);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const shownDigits = async (digits: string) => {
  await waitFor(() => expect(labelValue(document.body, 'Digits')).toBe(digits));
};
const lastQuery = () => new URLSearchParams(host.requested().at(-1));
const all = (name: keyof HistoryQuery) => lastQuery().getAll(name);
const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }));
const setFilter = async (...names: string[]) => {
  await press('Filter');
  await screen.findByRole('checkbox', { name: 'Sridevi' });
  for (const name of names) await tick(name);
  await press('SET FILTER');
};
const showsPage2 = async () => {
  await shownDigits('1');
  await press('Next');
  await shownDigits('2');
};
/** Opens the bids of a host; gives the function that changes its response to the next requests of bids. */
const openChanging = async () => {
  let answer: Handler = threePages;
  await open((call) => (call.path === '/bets/history/' ? answer : threePages)(call));
  await shownDigits('1');
  return (next: Handler) => {
    answer = next;
  };
};
const badge = () =>
  within(screen.getByRole('banner')).getByRole('button', { name: 'Filter' }).nextSibling
    ?.textContent ?? '';
const badgeIs = (text: string) => waitFor(() => expect(badge()).toBe(text));

it('the filter applies the ticks, loads page 1 and stays on other pages', {
  tags: ['@BIDS-02', '@BIDS-28', '@BIDS-21', '@BIDS-23', '@BIDS-24', '@BIDS-30'],
}, async () => {
  await open(threePages);
  await showsPage2();
  await press('Filter');
  expect(await screen.findByRole('dialog', { name: 'Filter Type' })).toBeTruthy();
  await screen.findByRole('checkbox', { name: 'Sridevi' });
  const offered = (title: string) =>
    within(screen.getByRole('group', { name: title }))
      .getAllByRole('checkbox')
      .map((box) => box.parentElement?.textContent);
  expect(offered('By Game Type')).toEqual(['Open', 'Close']);
  expect(offered('By Winning Status')).toEqual(['Won', 'Loss', 'Pending']);
  expect(offered('By Games')).toEqual(['Kalyan Matka', 'Sridevi']);
  for (const name of ['Close', 'Won', 'Loss', 'Sridevi', 'Kalyan Matka']) await tick(name);
  await press('SET FILTER');
  expect(screen.queryByRole('dialog')).toBeNull();
  await showsPage2();
  expect([all('page'), all('session_type')]).toEqual([['2'], ['close']]);
  expect([all('bet_status'), all('market_names')]).toEqual([
    ['won', 'lost'],
    ['Sridevi', 'Kalyan Matka'],
  ]);
  await press('Filter');
  const ticked = screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked)
    .map((box) => box.parentElement?.textContent);
  expect(ticked).toEqual(['Close', 'Won', 'Loss', 'Kalyan Matka', 'Sridevi']);
});

it('CANCEL leaves the ticks, the page and the bids as they were', {
  tags: ['@BIDS-29'],
}, async () => {
  await open(threePages);
  await showsPage2();
  await press('Filter');
  await tick('Won');
  await press('CANCEL');
  expect(screen.queryByRole('dialog')).toBeNull();
  await shownDigits('2');
  expect(host.requested()).toEqual(['page=1', 'page=2']);
  await press('Filter');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Won' }).checked).toBe(false);
});

it('the filter searches more than twenty games by name, and keeps the ticked games', async () => {
  const names = [...Array.from({ length: 20 }, (_, id) => `Market ${id}`), 'Milan Day'];
  const many = names.map((name, id) => sampleMarket({ id, name }));
  await open((call) => (call.path === '/markets/' ? { body: many } : pageOf([sampleRecord()])));
  await press('Filter');
  await screen.findByRole('checkbox', { name: 'Market 7' });
  await tick('Market 7');
  await user.type(screen.getByRole('searchbox', { name: 'Search markets' }), 'milan');
  expect(screen.queryByRole('checkbox', { name: 'Market 7' })).toBeNull();
  await tick('Milan Day');
  await press('SET FILTER');
  await waitFor(() => expect(all('market_names')).toEqual(['Market 7', 'Milan Day']));
});

it.each([
  ['BIDS-25', 'hang', 'Loading markets...'],
  ['BIDS-26', { status: 500, body: {} }, 'Failed to load markets'],
  ['BIDS-27', { body: [] }, 'No markets available'],
] as const)(
  'the filter shows the state of the markets (%s)',
  { tags: ['@BIDS-25', '@BIDS-26', '@BIDS-27'] },
  async (_id, markets, text) => {
    await open(({ path }) => (path === '/markets/' ? markets : pageOf([sampleRecord()])));
    await press('Filter');
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

it('the bid history starts at page 1 without a filter at the next visit', {
  tags: ['@BIDS-20'],
}, async () => {
  await open(threePages);
  await shownDigits('1');
  await setFilter('Won');
  await waitFor(() => expect(all('bet_status')).toEqual(['won']));
  await showsPage2();
  await user.click(screen.getByRole('link', { name: /Wallet/ }));
  await waitFor(() => expect(screen.queryByText('Digits')).toBeNull());
  await user.click(screen.getByRole('link', { name: /All Bids/ }));
  await shownDigits('1');
  await waitFor(() => expect(host.requested().at(-1)).toBe('page=1'));
});

it.each([
  ['one status', ['Won']],
  ['several ticks', ['Open', 'Won', 'Loss', 'Sridevi']],
])(
  'the filter button does not count the ticks of a filter by %s while other bids are shown',
  async (_, names) => {
    const respond = await openChanging();
    respond(() => 'drop');
    await setFilter(...names);
    await screen.findByRole('button', { name: 'Retry' });
    await shownDigits('1');
    expect(badge()).toBe('');
    respond(threePages);
    await press('Retry');
    await badgeIs(String(names.length));
  },
);

it('the filter button counts the ticks of the shown bids after a reset or a failed page', async () => {
  const respond = await openChanging();
  await setFilter('Won', 'Loss');
  await badgeIs('2');
  respond(() => ({ status: 500, body: {} }));
  await press('Next');
  await screen.findByRole('button', { name: 'Retry' });
  expect(badge()).toBe('2');
  // The bids without a filter are known from before.
  await setFilter('Won', 'Loss');
  await badgeIs('');
  await setFilter('Won', 'Loss');
  await badgeIs('2');
  await setFilter('Won', 'Loss');
  await badgeIs('');
});
