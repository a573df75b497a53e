import { mainPlayer } from '@matka/fixtures/players';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '../src/routes/control/invariants.ts';
import { buildTestApp } from './build-app.ts';

const world = '/__mock/worlds/kalyan-matka';
const oneYear = { seconds: 365 * 86_400 };
const bet = (points: number) => ({
  bet_type_id: 3,
  market_id: 7,
  amount: points,
  payload: { bets: [{ jodi: '12', points }] },
});
/** A request is sent when its response is first asked for. */
const sent = <Response>(request: PromiseLike<Response>): Promise<Response> =>
  Promise.resolve(request);
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('long work of one world', () => {
  it('lets other worlds go on, and holds its own requests back until it is done', async () => {
    const { app, anonymous, as } = await buildTestApp({ scenario: 'fresh' });
    const call = as(mainPlayer.mobile);
    const order: string[] = [];
    const advanced = anonymous(`POST ${world}/clock/advance/`, oneYear).then((response) => {
      order.push('advanced');
      return response;
    });
    await turn();
    const own = call('POST /betting/', bet(5)).then((response) => {
      order.push('own');
      return response;
    });
    for (let n = 0; n < 5; n += 1) {
      const response = await anonymous('GET /markets/?app_id=another');
      expect(response.statusCode).toBe(200);
      order.push('other');
    }
    expect((await advanced).json().events.length).toBeGreaterThan(8_000);
    expect((await own).statusCode).toBe(200);
    expect(order).toEqual(['other', 'other', 'other', 'other', 'other', 'advanced', 'own']);
    const journal = (await anonymous(`GET ${world}/journal/`)).json();
    expect(journal.map(({ url }: { url: string }) => url)).toEqual([
      `${world}/clock/advance/`,
      '/betting/',
    ]);
    expect(app.worlds.get('kalyan-matka')?.longWork).toBeUndefined();
    expect((await anonymous(`POST ${world}/replay/`)).json().differences).toEqual([]);
  }, 60_000);

  it('gives the same bytes as the same time in small steps', async () => {
    const events = async (steps: number): Promise<unknown[]> => {
      const { anonymous, as } = await buildTestApp({ scenario: 'fresh' });
      for (let n = 1; n <= 12; n += 1) await as(mainPlayer.mobile)('POST /betting/', bet(n));
      const found: unknown[] = [];
      for (let n = 0; n < steps; n += 1) {
        const seconds = (40 * 86_400) / steps;
        const response = await anonymous(`POST ${world}/clock/advance/`, { seconds });
        found.push(...response.json().events);
      }
      return found;
    };
    expect(JSON.stringify(await events(1))).toBe(JSON.stringify(await events(40)));
  }, 60_000);

  it('is rolled back and told when its world is removed meanwhile', async () => {
    const { app, anonymous, as } = await buildTestApp({ scenario: 'ten-thousand-bets' });
    const advanced = sent(anonymous(`POST ${world}/clock/advance/`, oneYear));
    while (!app.worlds.get('kalyan-matka')?.longWork) await turn();
    const waiting = sent(as(mainPlayer.mobile)('GET /bets/history/'));
    for (let n = 0; n < 5; n += 1) await turn();
    app.worlds.drop('kalyan-matka');
    expect((await advanced).statusCode).toBe(503);
    expect((await waiting).statusCode).toBe(503);
    const next = app.worlds.get('kalyan-matka');
    expect(next && checkInvariants(next).filter(({ holds }) => !holds)).toEqual([]);
    expect(next?.db.handle.inTransaction).toBe(false);
  }, 60_000);

  it('makes requests of a replay wait neither for it nor before it for others', async () => {
    const { app, anonymous, as } = await buildTestApp({ scenario: 'fresh' });
    for (let n = 1; n <= 30; n += 1) await as(mainPlayer.mobile)('POST /betting/', bet(n));
    await anonymous(`POST ${world}/clock/advance/`, { seconds: 90 * 86_400 });
    const replayed = sent(anonymous(`POST ${world}/replay/`));
    const branched = sent(anonymous(`POST ${world}/branch/`, { request: 20, as: 'then' }));
    while (!app.worlds.get('then')) await turn();
    const reader = await anonymous('GET /__mock/worlds/then/journal/');
    expect((await branched).statusCode).toBe(201);
    // The reader came while the branch was made, and saw all of it.
    expect(reader.json()).toHaveLength(20);
    expect((await replayed).json()).toMatchObject({ calls: 31, differences: [] });
  }, 60_000);
});
