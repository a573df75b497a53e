import { betTypeRows } from '@matka/contracts/bet-types';
import { betTypes } from '@matka/fixtures/bet-types';
import { payouts } from '@matka/fixtures/payouts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { numberFamily } from '../../matka/number-family.ts';
import { type ApiResponse, type ApiServer, startApi } from '../../testing/api-server.ts';
import { loadRoute } from '../../testing/load-route.ts';
import { openApp, shownPath } from '../../testing/open-app.tsx';
import { signInForTest } from '../../testing/signed-in.ts';
import { familyOf } from './rate-family.ts';

const user = userEvent.setup({ delay: null });
const pagination = { current_page: 1, has_previous: false, has_next: true, total_pages: 2 };
let api: ApiServer;
let response: ApiResponse | 'hang' | 'drop';

beforeAll(async () => {
  await loadRoute('/game-rates');
});
beforeEach(async () => {
  response = { body: { data: payouts, pagination } };
  api = await startApi(() => (response === 'hang' ? new Promise(() => {}) : response));
  signInForTest();
});
afterEach(() => api.close());

const open = () => openApp('/game-rates');
const lines = async () => {
  await screen.findByRole('list', { name: 'Digit' });
  return within(screen.getByRole('main')).getAllByRole('listitem');
};

it('the game rates have their header and the title of the list', {
  tags: ['@RATES-01', '@ROUTE-40'],
}, async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Game Rates' })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: 'Game Win Rates' })).toBeTruthy();
});

it('each bet type or variant has one line with badge, name and amount', {
  tags: ['@RATES-02', '@RATES-03', '@API-42', '@ENT-20'],
}, async () => {
  await open();
  const texts = (await lines()).map(({ children }) =>
    [...children].map((part) => part.textContent),
  );
  expect(texts).toHaveLength(betTypes.length);
  expect(texts).toContainEqual(['SD', 'SP DP TP', 'SP ₹150DP ₹300TP ₹800']);
  expect(texts[0]).toEqual(['SD', 'Single Digit', '₹9.50']);
  expect(texts.find(([, name]) => name === 'Full Sangam')).toEqual([
    'FS',
    'Full Sangam',
    '₹10,000.00',
  ]);
});

it('a bet type with one rate keeps a name that ends like a kind of pana', {
  tags: ['@RATES-03'],
}, async () => {
  const names = ['Single Digit', 'SP DP TP', 'Motor TP', 'Penal Group SP', 'Penal Group DP'];
  const rate = { multiply_by: 150 };
  response = {
    body: { data: names.map((name) => ({ bet_type: { name }, payout_config: rate })), pagination },
  };
  await open();
  expect((await lines()).map((line) => line.children[1]?.textContent)).toEqual([
    'Single Digit',
    'SP DP TP',
    'Motor TP',
    'Penal Group',
  ]);
});

it('the game rates are grouped by the kind of their numbers, with unknown names last', async () => {
  const odd = { bet_type: { name: 'Lucky Seven' }, payout_config: { multiply_by: 7 } };
  response = { body: { data: [odd, ...payouts], pagination } };
  await open();
  await lines();
  const named = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((line) => line.children[1]?.textContent);
  expect(screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent)).toEqual([
    'Digit',
    'Jodi',
    'Pana',
    'Sangam',
    'Other',
  ]);
  expect(named('Digit')).toEqual(['Single Digit', 'Single Digit Bulk', 'Odd Even']);
  expect(named('Pana')).toContain('SP DP TP');
  expect(named('Sangam')).toEqual(['Half Sangam A', 'Full Sangam', 'Half Sangam B']);
  expect(named('Other')).toEqual(['Lucky Seven']);
});

it.each([
  ['Digit', ['Single Digits', 'Single Ank (Bulk)', 'Odd & Even']],
  ['Jodi', ['Jodi', 'Jodi Bulk']],
  ['Pana', ['Single Patti', 'SP / DP / TP', 'Pana Family', 'Dp Motor']],
  ['Sangam', ['Half Sangam', 'FULL SANGAM']],
  ['Other', ['Lucky Seven', 'Starline']],
])('the rates of other hosts are grouped under %s: %j', (family, names) => {
  expect(names.map(familyOf)).toEqual(names.map(() => family));
});

it('every bet type is grouped under the kind of its numbers', () => {
  const wrong = betTypeRows.filter(({ name, numbers }) => familyOf(name) !== numberFamily[numbers]);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('the game rates come from one request for page 1', { tags: ['@API-41'] }, async () => {
  await open();
  await lines();
  const calls = api.calls.map(({ method, path, query }) => `${method} ${path}?${query}`);
  expect(calls).toEqual(['GET /admin/payout-multipliers/?page=1']);
});

it('the wallet icon of the game rates leads to /wallet', { tags: ['@RATES-04'] }, async () => {
  await open();
  await lines();
  const bar = within(screen.getByRole('banner'));
  await user.click(bar.getByRole('button', { name: /^Wallet/ }));
  await waitFor(() => expect(shownPath()).toBe('/wallet'));
});

it('a tap on Retry requests the game rates again', async () => {
  response = { status: 500, body: {} };
  await open();
  await screen.findByRole('alert');
  response = { body: { data: payouts, pagination } };
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await lines()).toHaveLength(betTypes.length);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the game rates list unknown names and repeated names separately', async () => {
  const item = (name: string, multiply_by: number) => ({
    bet_type: { name },
    payout_config: { multiply_by },
  });
  const data = [
    item('Lucky SP', 7),
    item('Lucky DP', 8),
    item('Jodi Digits', 95),
    item('Jodi Digits', 90),
  ];
  response = { body: { data, pagination } };
  await open();
  const rows = within(await screen.findByRole('main')).findAllByRole('listitem');
  expect((await rows).map(({ textContent }) => textContent)).toEqual([
    'JDJodi Digits₹95.00',
    'JDJodi Digits₹90.00',
    'LSLucky SP₹7.00',
    'LDLucky DP₹8.00',
  ]);
});

it('an empty list of game rates shows a text', async () => {
  response = { body: { data: [], pagination } };
  await open();
  expect(await screen.findByText('No game rates available')).toBeTruthy();
});
