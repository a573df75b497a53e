import type { SentMarket } from '@matka/contracts/api/markets';
import { providerStates } from '@matka/contracts/pact/provider-states';
import { betTypes } from '@matka/fixtures/bet-types';
import { mainPlayer, players } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { betBody, buildTestApp, jodiBet, type TestApp } from '../../../test/build-app.ts';
import { unbalanced } from '../../db/invariant-queries.ts';
import { allPlayers } from '../../db/players.ts';
import { readOptions } from '../../options.ts';
import { type ScenarioId, scenarioList } from './scenarios.ts';

/** What a test uses to look at a scenario. */
interface Seen extends TestApp {
  call: ReturnType<TestApp['as']>;
  markets: SentMarket[];
  kalyan: SentMarket | undefined;
  /** The newest hundred bets of the main player, by status. */
  statuses: string[];
  codes: string[];
}

async function look(scenario: string): Promise<Seen> {
  const test = await buildTestApp({ scenario });
  const get = async (path: string) => (await test.anonymous(`GET ${path}`)).json();
  const markets: SentMarket[] = await get('/markets/?app_id=kalyan-matka');
  const world = '/__mock/worlds/kalyan-matka';
  const bets = await get(`${world}/players/${mainPlayer.mobile}/bets/`);
  const types = await get('/bet-types/?app_id=kalyan-matka');
  return {
    ...test,
    call: test.as(mainPlayer.mobile),
    markets,
    kalyan: markets.find(({ name }) => name === 'Kalyan Matka'),
    statuses: bets.map(
      (bet: { bet_details: { bet_status: string } }) => bet.bet_details.bet_status,
    ),
    codes: types.map((type: { config: { code: string } }) => type.config.code),
  };
}

const statusNames = ({ markets }: Seen) => [...new Set(markets.map((m) => m.current_status_name))];
const clock = async ({ anonymous }: Seen) =>
  (await anonymous('GET /__mock/worlds/kalyan-matka/')).json().now;

const expectations: Record<ScenarioId, (seen: Seen) => Promise<void> | void> = {
  usual: ({ statuses }) => {
    expect(new Set(statuses)).toEqual(new Set(['won', 'lost', 'PENDING']));
  },
  fresh: async ({ statuses, anonymous }) => {
    expect(statuses).toEqual([]);
    const answer = await anonymous(`GET /__mock/worlds/kalyan-matka/players/${mainPlayer.mobile}/`);
    expect(answer.json().points).toBe(10000);
  },
  'before-the-draws': (seen) => {
    expect(statusNames(seen)).toEqual(['Running now']);
    expect(seen.markets.every(({ open_pana: pana }) => pana === null)).toBe(true);
  },
  'closing-in-90-seconds': async (seen) => {
    expect(seen.kalyan?.current_status_name).toBe('Running now');
    expect(await clock(seen)).toBe('2026-11-20T15:58:30.000+05:30');
  },
  'running-for-close': ({ kalyan }) => {
    expect(kalyan).toMatchObject({ current_status_name: 'Running for close', open_pana: null });
  },
  'half-declared': ({ kalyan }) => {
    expect(kalyan?.open_pana).toMatch(/^\d{3}$/);
    expect(kalyan).toMatchObject({ close_pana: null, current_status: 4 });
  },
  'all-closed': (seen) => {
    expect(statusNames(seen)).toEqual(['Closed for today']);
    expect(seen.markets.every(({ close_pana: pana }) => pana !== null)).toBe(true);
  },
  'won-yesterday': async ({ statuses, call }) => {
    expect([...statuses].sort()).toEqual(['lost', 'won']);
    const { data } = (await call('GET /bets/history/?bet_status=won')).json();
    expect(data[0].timestamps.created_at).toMatch(/^2026-11-19T/);
  },
  'three-pages-of-history': async ({ statuses, call }) => {
    expect(new Set(statuses)).toEqual(new Set(['won', 'lost', 'PENDING']));
    const { pagination } = (await call('GET /bets/history/?page=1')).json();
    expect(pagination.total_pages).toBe(3);
  },
  'ten-thousand-bets': async ({ call }) => {
    const { pagination } = (await call('GET /bets/history/?page=1')).json();
    expect(pagination.total_pages).toBe(1000);
  },
  'balance-of-5': async ({ call }) => {
    const answer = await call('POST /betting/', jodiBet(6));
    expect(answer.json()).toEqual({ error: 'Insufficient balance' });
    const left = (await call('POST /betting/', jodiBet(5))).json();
    expect(left.user_balance).toEqual({ previous_balance: 5, current_balance: 0 });
  },
  'access-token-expired': async ({ app, world, call, anonymous }) => {
    expect((await call('GET /bets/history/')).statusCode).toBe(401);
    const { refresh } = app.tokens.issueLoginTokens(world, { playerId: 1, appId: 'kalyan-matka' });
    const { access } = (await anonymous('POST /token/refresh/', { refresh })).json();
    const headers = { authorization: `Bearer ${access}` };
    const again = await anonymous('GET /bets/history/', undefined, headers);
    expect(again.statusCode).toBe(200);
  },
  'refresh-refused': async ({ app, world, call, anonymous }) => {
    expect((await call('GET /bets/history/')).statusCode).toBe(401);
    const { refresh } = app.tokens.issueLoginTokens(world, { playerId: 1, appId: 'kalyan-matka' });
    expect((await anonymous('POST /token/refresh/', { refresh })).statusCode).toBe(401);
  },
  'chart-with-holes': async ({ call }) => {
    const path = '/markets/results/monthly/?month=11&year=2026&market_name=SITA%20MORNING';
    const { calendar_weeks: weeks } = (await call(`GET ${path}`)).json();
    const days = weeks.flat().filter((day: { date: string }) => /^2026-11-[01]/.test(day.date));
    const kinds = new Set(
      days.map((day: { open_pana: unknown; close_pana: unknown }) =>
        [day.open_pana, day.close_pana].map((pana) => (pana === null ? '-' : 'x')).join(''),
      ),
    );
    expect(kinds).toEqual(new Set(['xx', 'x-', '--']));
  },
  'no-markets': ({ markets }) => {
    expect(markets).toEqual([]);
  },
  'betting-is-closed': ({ kalyan }) => {
    expect(kalyan).toMatchObject({ current_status: 2, current_status_name: 'Betting is closed' });
  },
  'market-closed': ({ kalyan }) => {
    expect(kalyan).toMatchObject({ current_status: 3, current_status_name: 'Closed' });
  },
  'every-market-closed': (seen) => {
    expect(statusNames(seen)).toEqual(['Closed']);
  },
  'no-bet-types': ({ codes }) => {
    expect(codes).toEqual([]);
  },
  'unknown-bet-type': ({ codes }) => {
    expect(codes).toHaveLength(betTypes.length + 1);
    expect(codes.at(-1)).toBe('starline_special');
  },
  'choose-a-side': async ({ anonymous }) => {
    const types = (await anonymous('GET /bet-types/?app_id=kalyan-matka')).json();
    for (const { config } of types) {
      expect(config.bet_direction).toBe('both');
      expect(config).not.toHaveProperty('default_direction');
    }
  },
  'classic-half-sangam': async ({ codes, call }) => {
    expect(codes[19]).toBe('half_sangam');
    const bets = [{ close_pana: '128', open_digit: '5', points: 5, bet_type: 'close' }];
    const body = betBody(20, bets);
    expect((await call('POST /betting/', body)).statusCode).toBe(200);
  },
};

it.each(Object.entries(expectations))(
  'the scenario %s has the state that its name promises',
  async (id, check) => {
    const seen = await look(id);
    const mobiles = allPlayers(seen.world.db).map(({ mobile }) => mobile);
    expect(mobiles.slice(0, 3)).toEqual(players.map(({ mobile }) => mobile));
    expect(unbalanced(seen.world.db).all()).toEqual([]);
    await check(seen);
  },
);

it('each scenario has a test, and one sentence as its description', () => {
  expect(scenarioList.map(({ id }) => id)).toEqual(Object.keys(expectations));
  for (const { description } of scenarioList) expect(description).toMatch(/^[A-Z].*\.$/);
});

it('scenarios are the same for --scenario, the control API and the contract states', async () => {
  const ids = scenarioList.map(({ id }) => id);
  for (const id of ids) expect(readOptions(['--scenario', id], {}).scenario).toBe(id);
  const { anonymous } = await buildTestApp();
  const listed = (await anonymous('GET /__mock/scenarios/')).json();
  expect(listed.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(providerStates)));
});
