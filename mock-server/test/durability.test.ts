import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mainPlayer } from '@matka/fixtures/players';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { buildTestApp } from './build-app.ts';

const control = '/__mock/worlds/kalyan-matka';
const bet = (count: number) => ({
  bet_type_id: 1,
  market_id: 7,
  amount: count,
  payload: { bets: Array(count).fill({ digit: '1', points: 1, bet_type: 'open' }) },
});

/** What the mock writes to its log until the end of the test. */
function log(): string[] {
  const lines: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  return lines;
}

describe('a disk that is full', () => {
  const calls: [string, string, object][] = [
    ['advance', `POST ${control}/clock/advance/`, { to: '2026-11-20T16:20:00+05:30' }],
    ['set the clock', `PUT ${control}/clock/`, { mode: 'fixed', now: '2026-11-20T23:00:00+05:30' }],
  ];

  it.each(calls)(
    'leaves the clock where it is, and the cause is told: %s',
    async (_, line, body) => {
      const { world, anonymous, as } = await buildTestApp({ scenario: 'fresh' });
      await anonymous(`PUT ${control}/draws/`, {
        market: 'Kalyan Matka',
        session: 'open',
        pana: '128',
      });
      await as(mainPlayer.mobile)('POST /betting/', bet(400));
      const before = (await anonymous(`GET ${control}/`)).json();
      const state = world.db.handle.serialize();
      const pages = Number(world.db.handle.pragma('page_count', { simple: true }));
      world.db.handle.pragma(`max_page_count = ${pages}`);
      const lines = log();
      const failed = await anonymous(line, body);
      expect([failed.statusCode, failed.json()]).toEqual([
        503,
        { detail: 'The database cannot be used right now: database or disk is full.' },
      ]);
      expect(lines.join('')).toContain('database or disk is full');
      expect((await anonymous(`GET ${control}/`)).json()).toEqual(before);
      expect(world.db.handle.serialize().equals(state)).toBe(true);
      world.db.handle.pragma('max_page_count = 1000000');
      expect((await anonymous(line, body)).statusCode).toBe(200);
      const checks = (await anonymous(`GET ${control}/invariants/`)).json();
      expect(checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
    },
  );

  it('refuses a bet as a whole', async () => {
    const { world, as } = await buildTestApp({ scenario: 'fresh' });
    const call = as(mainPlayer.mobile);
    const pages = Number(world.db.handle.pragma('page_count', { simple: true }));
    world.db.handle.pragma(`max_page_count = ${pages}`);
    const lines = log();
    const failed = await call('POST /betting/', bet(400));
    expect(failed.statusCode).toBe(503);
    expect(lines).toHaveLength(1);
    expect((await call('GET /bets/history/')).json().data).toEqual([]);
    world.db.handle.pragma('max_page_count = 1000000');
    expect((await call('POST /betting/', bet(400))).json().user_balance.previous_balance).toBe(
      10_000,
    );
  });
});

describe('a database file that goes under a running mock', () => {
  it.each<[string, (file: string) => void]>([
    ['deleted', (file) => rmSync(file)],
    ['moved', (file) => renameSync(file, `${file}.moved`)],
    ['without its log', (file) => rmSync(`${file}-wal`)],
  ])('refuses what it cannot keep, with the reason: %s', async (_, remove) => {
    const file = join(temporaryFolder(), 'mock.sqlite');
    const { as } = await buildTestApp({ file, scenario: 'fresh' });
    const call = as(mainPlayer.mobile);
    expect((await call('POST /betting/', bet(1))).statusCode).toBe(200);
    remove(file);
    const lines = log();
    for (const [line, body] of [
      ['POST /betting/', bet(1)],
      [`POST ${control}/clock/advance/`, { seconds: 86_400 }],
      [`PUT ${control}/players/${mainPlayer.mobile}/balance/`, { points: 5 }],
    ] as const) {
      const refused = await call(line, body);
      expect([refused.statusCode, refused.json().detail]).toEqual([
        503,
        expect.stringMatching(/^The database .* was removed or replaced while the mock runs/),
      ]);
    }
    expect(lines).toHaveLength(3);
  });
});
