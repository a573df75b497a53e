import { mainPlayer, players } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { describe, expect, it } from 'vitest';
import { invariantsOf } from '../src/invariants/invariants.ts';
import { betBody, buildTestApp, loginForm } from './build-app.ts';

const worlds = 60;
const kalyan = 'Kalyan Matka';

const idOf = (n: number): string => `world-${n}`;
const submission = (points: number, digit: string) =>
  betBody(1, [{ digit, points, bet_type: 'open' }]);

describe('side by side', () => {
  it(`${worlds} worlds at once have different players and bets and leak nothing into another`, {
    tags: ['@MOCK-29'],
    timeout: 120_000,
  }, async () => {
    const { app, anonymous } = await buildTestApp();
    const numbers = Array.from({ length: worlds }, (_, n) => n);

    /** The play of one world: its own stake, its own draw, its own time. */
    const playWorld = async (n: number): Promise<void> => {
      const id = idOf(n);
      const control = `/__mock/worlds/${id}`;
      // A few seeds: each new one is planted first.
      const options = { scenario: 'fresh', seed: n % 4, now: testClock };
      await anonymous(`PUT ${control}/`, options);
      const login = loginForm({ app_id: id });
      const { tokens } = (await anonymous('POST /users/login/', login)).json();
      const headers = { authorization: `Bearer ${tokens.access}` };
      const bet = (points: number, digit: string) =>
        anonymous('POST /betting/', submission(points, digit), headers);
      await Promise.all([bet(1 + n, '1'), bet(501 + n, '2')]);
      // 128 has the ank 1, 129 the ank 2: which of the two wins is the world's own affair.
      const pana = n % 2 === 0 ? '128' : '129';
      await anonymous(`PUT ${control}/draws/`, { market: kalyan, session: 'open', pana });
      await anonymous(`POST ${control}/clock/advance/`, { seconds: 5 * 60 * 60 + 60 * n });
    };
    await Promise.all(numbers.map(playWorld));

    for (const n of numbers) {
      const world = app.worlds.use(idOf(n));
      if (!world) throw new Error(`World ${n} is gone`);
      const bets = world.db.handle.prepare('SELECT amount, status FROM bets ORDER BY amount').all();
      expect(bets).toEqual([
        { amount: 100 * (1 + n), status: n % 2 === 0 ? 'won' : 'lost' },
        { amount: 100 * (501 + n), status: n % 2 === 0 ? 'lost' : 'won' },
      ]);
      const staked = 1 + n + 501 + n;
      const won = 9.5 * (n % 2 === 0 ? 1 + n : 501 + n);
      const { points } = (
        await anonymous(`GET /__mock/worlds/${idOf(n)}/players/${mainPlayer.mobile}/`)
      ).json();
      expect(points).toBe(10_000 - staked + won);
      expect(
        world.journal
          .entries()
          .every(({ url }) => !url.includes('/world-') || url.includes(`/${idOf(n)}/`)),
      ).toBe(true);
    }
    const asked = [0, 1, 30, 59].map(idOf);
    for (const id of asked) {
      const world = app.worlds.use(id);
      if (world) expect((await invariantsOf(world)).filter(({ holds }) => !holds)).toEqual([]);
    }
    const untouched = app.worlds.use('kalyan-matka');
    for (const { mobile, balanceHundredths } of players) {
      const balance = 'SELECT balance FROM players WHERE mobile = ?';
      expect(untouched?.db.handle.prepare(balance).pluck().get(mobile)).toBe(balanceHundredths);
    }
  });

  it('a thousand worlds in use stay when strangers request more, and the refusal gives the reason', async () => {
    const { app, anonymous, world } = await buildTestApp({ secret: 'another' });
    await anonymous(`PUT /__mock/worlds/${idOf(0)}/`, {});
    const own = app.worlds.get(idOf(0));
    for (let n = 1; n <= 1_010; n += 1) app.worlds.use(idOf(n));
    expect(app.worlds.get(idOf(0))).toBe(own);
    const now = Date.now();
    for (const world of app.worlds.list())
      Object.assign(world, { isTouched: true, usedAt: now - 12 * 3_600_000 + 60_000 });
    const refused = await anonymous('GET /markets/?app_id=stranger');
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toEqual({
      detail: expect.stringMatching(/^This mock holds 1000 worlds and all are in use/),
    });
    const login = loginForm({ app_id: 'stranger' });
    expect((await anonymous('POST /users/login/', login)).statusCode).toBe(503);
    expect((await anonymous('PUT /__mock/worlds/stranger/', {})).statusCode).toBe(503);
    expect((await anonymous(`POST /__mock/worlds/${idOf(1_001)}/reset/`)).statusCode).toBe(200);
    expect(app.worlds.list()).toHaveLength(1_000);
    const idle = now - 12 * 3_600_000 - 1;
    for (const one of [world, own]) Object.assign(one ?? {}, { usedAt: idle });
    expect((await anonymous('GET /markets/?app_id=stranger')).statusCode).toBe(200);
    expect(app.worlds.list()).toHaveLength(1_000);
    expect(app.worlds.get('kalyan-matka')).toBe(world);
    expect(app.worlds.get(idOf(0))).toBeUndefined();
  }, 120_000);
});
