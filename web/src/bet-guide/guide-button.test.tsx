import { onlyPage } from '@matka/contracts/api/common';
import { betTypes } from '@matka/fixtures/bet-types';
import { payouts } from '@matka/fixtures/payouts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ApiResponse, type ApiServer, startApi } from '../testing/api-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { sampleBetType } from '../testing/sample-bet-type.ts';
import { sampleMarket } from '../testing/sample-market.ts';
import { signInForTest } from '../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });
let api: ApiServer;
let rates: ApiResponse;

beforeEach(async () => {
  rates = { body: { data: payouts, pagination: onlyPage } };
  const bodies: Record<string, ApiResponse> = { '/bet-types/': { body: betTypes } };
  api = await startApi(({ path }) =>
    path === '/admin/payout-multipliers/' ? rates : (bodies[path] ?? { body: [] }),
  );
  signInForTest();
});
afterEach(() => api.close());

const drawn = { open_pana: '123', open_digit: '6', close_digit: '7', close_pana: '890' };
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const guide = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('the guide of a bet type opens from its bid screen, with the last result of the market', async () => {
  const market = sampleMarket(drawn);
  await openApp('/jodi-digits', { market, betType: sampleBetType('jodi_digits', 'Jodi Digits') });
  await press('What is this bet?');
  const sheet = await guide('Jodi Digits');
  expect(
    sheet.getByRole('img', {
      name: 'Winning with the last result of Kalyan Matka, 123-67-890: 67.',
    }),
  ).toBeTruthy();
  expect(sheet.getByText('1 in 100')).toBeTruthy();
  expect(await sheet.findByText('Pays 95×')).toBeTruthy();
  expect(sheet.queryByRole('radio')).toBeNull();
  expect(sheet.getByText('Returns 95 %')).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the guide opens from the game rates for a bet type chosen from all', async () => {
  await openApp('/game-rates');
  await press('What is each bet?');
  const sheet = await guide('What is each bet?');
  await user.selectOptions(await sheet.findByLabelText('Bet type'), 'Full Sangam');
  expect(
    sheet.getByRole('img', { name: 'Winning with the result 128-13-120: 128-120.' }),
  ).toBeTruthy();
  expect(await sheet.findAllByText('Pays 10000×')).toHaveLength(6);
});

it('the guide of a bet type lists the panas of a digit', async () => {
  await openApp('/betting-options', { market: sampleMarket() });
  await press('What is each bet?');
  const sheet = await guide('What is each bet?');
  await user.selectOptions(await sheet.findByLabelText('Bet type'), 'Single Pana');
  await user.click(sheet.getByRole('radio', { name: 'Find panas' }));
  expect(sheet.queryByText(/^1 in/)).toBeNull();
  await user.selectOptions(sheet.getByLabelText('Digit'), '0');
  expect(sheet.getByText('127 136 145 190 235 280 370 389 460 479 569 578')).toBeTruthy();
});

it.each([
  [{ body: { data: [], pagination: onlyPage } }, 'There is no rate for Jodi Digits here.'],
  [{ status: 500, body: {} }, /The rates couldn't be loaded/],
])(
  'the guide of a bet type leaves out a payout that the rates lack: %j',
  async (response, text) => {
    rates = response;
    const betType = sampleBetType('jodi_digits', 'Jodi Digits');
    await openApp('/jodi-digits', { market: sampleMarket(), betType });
    await press('What is this bet?');
    const sheet = await guide('Jodi Digits');
    expect(await sheet.findByText(text)).toBeTruthy();
    expect(sheet.getByText('1 in 100')).toBeTruthy();
    expect(sheet.queryByText(/Returns/)).toBeNull();
    expect(sheet.queryByText(/NaN|undefined/)).toBeNull();
  },
);

it('a tap on a result explains how its numbers are formed', async () => {
  await openApp('/betting-options', { market: sampleMarket(drawn) });
  await press('123-67-890');
  const sheet = await guide('Kalyan Matka');
  expect(
    sheet.getByText('Open: 123 is a single pana. 1 + 2 + 3 = 6, so the digit is 6.'),
  ).toBeTruthy();
  expect(
    sheet.getByText('Close: 890 is a single pana. 8 + 9 + 0 = 17, so the digit is 7.'),
  ).toBeTruthy();
  expect(sheet.getByText('The jodi is 67: both digits side by side.')).toBeTruthy();
  // A browser that translates the page to Urdu writes from the right; a result stays as it was drawn.
  const shown = screen.getAllByText('123-67-890');
  expect(shown.map((result) => result.getAttribute('dir'))).toEqual(['ltr', 'ltr']);
});

it('the explanation of a result names the numbers that are not drawn yet', async () => {
  const open = { ...drawn, close_digit: '', close_pana: '' };
  await openApp('/betting-options', { market: sampleMarket(open) });
  await press('123-6*-***');
  const sheet = await guide('Kalyan Matka');
  expect(sheet.getByText('Close: not drawn yet.')).toBeTruthy();
  expect(sheet.queryByText(/jodi/)).toBeNull();
});
