import type { SentChartDay } from '@matka/contracts/api/results';
import { payouts } from '@matka/fixtures/payouts';
import { mainPlayer, players } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { magicPlayers } from '../faults/magic-inputs.ts';

const sita = 'market_name=SITA%20MORNING';

async function reading(options: Parameters<typeof buildTestApp>[0] = {}) {
  const { as } = await buildTestApp(options);
  const call = as(mainPlayer.mobile);
  return {
    call,
    results: async (query: string) => (await call(`GET /markets/results/monthly/?${query}`)).json(),
  };
}

const result = {
  open_pana: expect.stringMatching(/^\d{3}$/),
  open_digit: expect.stringMatching(/^\d$/),
  close_digit: expect.stringMatching(/^\d$/),
  close_pana: expect.stringMatching(/^\d{3}$/),
};
const nothing = { open_pana: null, open_digit: null, close_digit: null, close_pana: null };

it('GET /markets/results/monthly/ fills markets for a date: each market by name, with its one result', {
  tags: ['@API-40', '@ENT-18'],
}, async () => {
  const { results } = await reading();
  const answer = await results('month=11&year=2026&date=2026-11-19');
  expect(Object.keys(answer)).toEqual(['markets']);
  expect(Object.keys(answer.markets)).toHaveLength(13);
  expect(answer.markets['Kalyan Matka']).toEqual([result]);
});

it('GET /markets/results/monthly/ fills calendar_weeks for a market: whole weeks, Monday first', {
  tags: ['@API-40', '@ENT-19'],
}, async () => {
  const { results } = await reading();
  const { calendar_weeks: weeks, ...rest } = await results(`${sita}&month=10&year=2026`);
  expect(rest).toEqual({});
  const days: SentChartDay[] = weeks.flat();
  expect(weeks.every((week: SentChartDay[]) => week.length === 7)).toBe(true);
  expect(days[0]?.date).toBe('2026-09-28');
  expect(days.at(-1)?.date).toBe('2026-11-01');
  expect(days[2]).toEqual({ date: '2026-09-30', has_result: false, ...nothing });
  expect(days[3]).toEqual({ date: '2026-10-01', has_result: true, ...result });
});

it('GET /markets/results/monthly/ fills days for a month alone', {
  tags: ['@ENT-19'],
}, async () => {
  const { results } = await reading();
  const { days, ...rest } = await results('month=02&year=2026');
  expect(rest).toEqual({});
  expect(days).toHaveLength(28);
});

it('GET /markets/results/monthly/ shows drawn results up to today, and none older than two years', async () => {
  const { results } = await reading({ now: '2026-11-20T09:45:00+05:30' });
  const { days } = await results('month=11&year=2026');
  expect(days[19]).toMatchObject({
    has_result: true,
    open_pana: result.open_pana,
    close_pana: null,
  });
  expect(days[20]).toEqual({ date: '2026-11-21', has_result: false, ...nothing });
  const today = await results('date=2026-11-20');
  expect(Object.keys(today.markets)).toEqual(['SITA MORNING']);
  expect(await results('date=2026-11-21')).toEqual({ markets: {} });
  expect(Object.keys((await results('date=2024-11-20')).markets)).not.toHaveLength(0);
  expect(await results('date=2024-11-19')).toEqual({ markets: {} });
});

it('GET /markets/results/monthly/ gives a market no result on its holidays', async () => {
  const { results } = await reading();
  const sunday = await results('date=2026-11-15');
  expect(Object.keys(sunday.markets)).toEqual([
    'SITA MORNING',
    'Sridevi',
    'Madhur Day',
    'Sridevi Night',
  ]);
});

it.each([
  ...['date=2026-02-30', 'month=13', 'year=26', 'date=yesterday'],
  ...['year=0000&month=01', 'year=1999', 'year=9999&month=12', 'date=0000-01-01'],
  ...['date=9999-12-31', 'year=0000&market_name=SITA%20MORNING'],
])('GET /markets/results/monthly/ answers 400 with field messages for %s', async (query) => {
  const { call } = await reading();
  const answer = await call(`GET /markets/results/monthly/?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json())).toEqual([query.split('=')[0]]);
});

it('GET /markets/results/monthly/ responds with 404 and a detail for an unknown market', async () => {
  const { call } = await reading();
  const answer = await call('GET /markets/results/monthly/?market_name=Nowhere');
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Market not found.' }]);
});

it('GET /markets/results/monthly/ gives the same results and players for the same seed only', {
  tags: ['@MOCK-04'],
}, async () => {
  const resultsOf = async (seed: number) => {
    const { results, call } = await reading({ seed, now: testClock });
    const { days } = await results('month=10&year=2026');
    const path = '/__mock/worlds/kalyan-matka/players/';
    const bets = (await call(`GET ${path}${mainPlayer.mobile}/bets/`)).json();
    return { days, bets, players: (await call(`GET ${path}`)).json() };
  };
  const [first, again, other] = [await resultsOf(7), await resultsOf(7), await resultsOf(8)];
  expect(again).toEqual(first);
  expect(first.players).toHaveLength(players.length + 20 + magicPlayers.length);
  expect(other.days).not.toEqual(first.days);
  expect(other.players).not.toEqual(first.players);
});

it('GET /admin/payout-multipliers/ lists every rate on its first page', {
  tags: ['@ENT-20'],
}, async () => {
  const { call } = await reading();
  const answer = (await call('GET /admin/payout-multipliers/?page=1')).json();
  expect(answer.data).toEqual(payouts);
  expect(answer.pagination).toEqual({
    current_page: 1,
    has_previous: false,
    has_next: false,
    total_pages: 1,
  });
  expect((await call('GET /admin/payout-multipliers/?page=2')).statusCode).toBe(404);
});

it('GET /admin/payout-multipliers/ lists the rates by which wins are paid', () => {
  const listed = new Set(payouts.map(({ payout_config: { multiply_by: times } }) => times));
  expect(listed).toEqual(new Set([9.5, 95, 150, 300, 800, 1000, 10_000]));
});
