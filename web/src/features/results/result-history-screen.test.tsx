import type { SentMarketResult } from '@matka/contracts/api/results';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ApiServer, type Handler, startApi } from '../../testing/api-server.ts';
import { openApp, shownPath } from '../../testing/open-app.tsx';
import { signInForTest } from '../../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });
let api: ApiServer | undefined;
beforeEach(() => {
  // Already 21 November in India.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00Z') });
  signInForTest();
});
afterEach(async () => {
  vi.useRealTimers();
  await api?.close();
});

const nothing = { open_pana: null, open_digit: null, close_digit: null, close_pana: null };
const drawn = { open_pana: '123', open_digit: '6', close_digit: '7', close_pana: '890' };
const marketsOf = (markets: Record<string, SentMarketResult[]>) => ({ body: { markets } });

/** A result on 20 November and none on any other day. */
const oneDay: Handler = ({ query }) =>
  marketsOf(query.includes('date=2026-11-20') ? { Sridevi: [drawn] } : {});

async function open(handler: Handler) {
  api = await startApi(handler);
  await openApp('/market-result-history');
  await screen.findByRole('heading', { level: 1, name: 'Market Result History' });
}

const requested = () =>
  (api?.calls ?? [])
    .filter(({ path }) => path === '/markets/results/monthly/')
    .map(({ query }) => Object.fromEntries(new URLSearchParams(query)));
const dateInput = () => screen.getByLabelText<HTMLInputElement>('Date');
const pick = (day: string) => fireEvent.change(dateInput(), { target: { value: day } });
const results = async () => {
  const list = await screen.findByRole('list', { name: /^Market results of / });
  return within(list)
    .getAllByRole('listitem')
    .map(({ children }) => Array.from(children, (part) => part.textContent));
};

it('the market result history has a title and a back button', {
  tags: ['@RESULT-01', '@ROUTE-34'],
}, async () => {
  await open(() => marketsOf({}));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(shownPath()).toBe('/my-bids'));
});

it('the market result history lists the markets with a result, by name', {
  tags: ['@RESULT-05', '@RESULT-06', '@ENT-18'],
}, async () => {
  await open(() =>
    marketsOf({
      Sridevi: [drawn, nothing],
      'Milan Day': [],
      'Kalyan Matka': [drawn],
      'Time Bazar': [nothing],
      'SITA MORNING': [drawn],
    }),
  );
  expect((await results()).map(([market]) => market)).toEqual([
    'Kalyan Matka',
    'SITA MORNING',
    'Sridevi',
  ]);
});

it('the date starts with today in India and allows none after it', {
  tags: ['@RESULT-02', '@RESULT-03'],
}, async () => {
  await open(oneDay);
  expect([dateInput().type, dateInput().value, dateInput().max]).toEqual([
    'date',
    '2026-11-21',
    '2026-11-21',
  ]);
  await waitFor(() =>
    expect(requested()).toEqual([{ month: '11', year: '2026', date: '2026-11-21' }]),
  );
});

it('a typed date after today sends no request and is reset', {
  tags: ['@RESULT-03'],
}, async () => {
  await open(oneDay);
  await screen.findByText('No market results available for 21/11/2026');
  pick('2026-11-22');
  expect(screen.getByText('Choose today or an earlier day.')).toBeTruthy();
  fireEvent.blur(dateInput());
  expect(dateInput().value).toBe('2026-11-21');
  expect(screen.queryByText('Choose today or an earlier day.')).toBeNull();
  expect(requested()).toHaveLength(1);
});

it('a partly typed date sends no request and stays in the field', async () => {
  await open(oneDay);
  await screen.findByText('No market results available for 21/11/2026');
  pick('0202-11-20');
  pick('');
  expect(screen.getByText('No market results available for 21/11/2026')).toBeTruthy();
  pick('2026-11-20');
  expect(await results()).toHaveLength(1);
  expect(requested().map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-20']);
});

it('a day without market results shows a text', { tags: ['@RESULT-10'] }, async () => {
  await open(() => ({ body: {} }));
  expect(await screen.findByText('No market results available for 21/11/2026')).toBeTruthy();
});
