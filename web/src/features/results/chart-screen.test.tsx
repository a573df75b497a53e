import type { SentResultsResponse } from '@matka/contracts/api/results';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ApiResponse, type ApiServer, startApi } from '../../testing/api-server.ts';
import { openApp } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';
import { signInForTest } from '../../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });
let api: ApiServer | undefined;
beforeEach(() => {
  // Already 21 November in India, a Saturday.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00Z') });
  signInForTest();
});
afterEach(async () => {
  vi.useRealTimers();
  await api?.close();
});

const markets = ['Sridevi', 'SITA MORNING', 'Kalyan Matka'].map((name, id) =>
  sampleMarket({ id, name }),
);

/** The chart of a market: its name decides the open pana of 20 November. */
const chartOf = (pana: string): SentResultsResponse => ({
  days: [
    {
      date: '2026-11-20',
      has_result: true,
      open_pana: pana,
      open_digit: '6',
      close_digit: '7',
      close_pana: null,
    },
  ],
});

type Answers = {
  markets?: ApiResponse | Promise<ApiResponse>;
  chart?: (market: string) => ApiResponse | 'hang';
};

async function open(responses: Answers = {}) {
  api = await startApi(({ path, query }) => {
    if (path === '/markets/') return responses.markets ?? { body: markets };
    const market = new URLSearchParams(query).get('market_name') ?? '';
    return responses.chart?.(market) ?? { body: chartOf(market === 'Sridevi' ? '589' : '123') };
  });
  await openApp('/chart');
  await screen.findByRole('heading', { level: 1, name: 'Chart' });
}

const requested = () =>
  (api?.calls ?? [])
    .filter(({ path }) => path === '/markets/results/monthly/')
    .map(({ query }) => Object.fromEntries(new URLSearchParams(query)));
const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Market' });
const cells = async () =>
  Array.from(
    (await screen.findByRole('table')).querySelectorAll('tbody td'),
    ({ textContent }) => textContent,
  );

it('the search among more than twenty markets chooses the first match with Enter', async () => {
  const many = Array.from({ length: 21 }, (_, id) => sampleMarket({ id, name: `Market ${id}` }));
  await open({ markets: { body: many } });
  const search = await screen.findByRole('searchbox', { name: 'Search markets' });
  await user.type(search, '19');
  const names = () =>
    within(market)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const market = await select();
  expect(names()).toEqual(['Market 0', 'Market 19']);
  await user.type(search, '{Enter}');
  expect(market.value).toBe('Market 19');
  await waitFor(() => expect(requested().at(-1)).toMatchObject({ market_name: 'Market 19' }));
  await user.type(search, 'x');
  expect(screen.getByText('No market matches')).toBeTruthy();
  expect(names()).toEqual(['Market 19']);
});

it('the chart has no search box for a few markets', async () => {
  await open();
  await select();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('the chart opens with the first market of the list if SITA MORNING is missing', {
  tags: ['@CHART-02'],
}, async () => {
  await open({ markets: { body: [sampleMarket({ name: 'Milan Day' }), ...markets.slice(2)] } });
  expect((await select()).value).toBe('Milan Day');
});

it('the choice of a market is disabled without markets', async () => {
  await open({ markets: { body: [] } });
  expect(await screen.findByText('No markets available')).toBeTruthy();
  expect(requested()).toEqual([]);
});

it('the table of a month has a row per week below the date range and the weekdays', {
  tags: ['@CHART-04', '@CHART-05'],
}, async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'SITA MORNING, November 2026' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Date range', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((head) => head.textContent),
  ).toEqual(['16/11/2026 to 22/11/2026']);
});

it('the cell of a day shows open pana, digits and close pana in three lines', {
  tags: ['@CHART-06'],
}, async () => {
  await open();
  expect(await cells()).toEqual(['', '', '', '', '123 67 ***', '', '']);
  const cell = screen.getByText('67').parentElement;
  // A browser that translates the page to Urdu writes from the right; a result stays as it was drawn.
  expect(cell?.getAttribute('dir')).toBe('ltr');
  expect(Array.from(cell?.children ?? [], (line) => line.textContent)).toEqual([
    '123',
    '67',
    '***',
  ]);
});

const october: SentResultsResponse = {
  days: (chartOf('480').days ?? []).map((day) => ({ ...day, date: '2026-10-14' })),
};

/** The chart whose months differ. */
async function openMonths() {
  api = await startApi(({ path, query }) => {
    if (path === '/markets/') return { body: markets };
    return { body: query.includes('month=10') ? october : chartOf('123') };
  });
  await openApp('/chart');
  await screen.findByRole('table', { name: 'SITA MORNING, November 2026' });
}

it('the chart requests an earlier month by month and year', { tags: ['@API-39'] }, async () => {
  await openMonths();
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await screen.findByRole('table', { name: 'SITA MORNING, October 2026' });
  expect(screen.getByRole('heading', { level: 2, name: 'October 2026' })).toBeTruthy();
  expect(await cells()).toContain('480 67 ***');
  expect(requested().at(-1)).toEqual({ market_name: 'SITA MORNING', month: '10', year: '2026' });
});

it('the chart leads from an earlier month to the current month, but not to the next', async () => {
  await openMonths();
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' });
  expect(next.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(next.disabled).toBe(false);
  await user.click(next);
  await screen.findByRole('table', { name: 'SITA MORNING, November 2026' });
  expect(next.disabled).toBe(true);
});

it('the jodi view shows only the two digits of each day until it is switched off', async () => {
  await open();
  await screen.findByRole('table');
  const jodisOnly = screen.getByRole('button', { name: 'Jodis only', pressed: false });
  await user.click(jodisOnly);
  expect(await cells()).toEqual(['', '', '', '', '67', '', '']);
  expect(jodisOnly.getAttribute('aria-pressed')).toBe('true');
  await user.click(jodisOnly);
  expect(await cells()).toEqual(['', '', '', '', '123 67 ***', '', '']);
});
