import { poorPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { buildTestApp } from './build-app.ts';
import { signIn } from './http-player.ts';
import { listening, startProcess } from './mock-process.ts';

const stakeOf = (points: number) => ({
  bet_type_id: 3,
  market_id: 7,
  amount: points,
  payload: { bets: [{ jodi: '12', points }] },
});

/** How many of the answers had which status. */
function statusesOf(answers: readonly Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('50 bets at once', () => {
  it('take no more than the wallet holds', { tags: ['@MOCK-13', '@API-26'] }, async () => {
    const { app, world } = await buildTestApp({ scenario: 'fresh', secret: 'own' });
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    const { bet, history } = await signIn(base, poorPlayer);
    // The wallet holds 50 points: 16 times 3, and 2 are left.
    const answers = await Promise.all(Array.from({ length: 50 }, () => bet(stakeOf(3))));
    expect(statusesOf(answers)).toEqual({ 200: 16, 400: 34 });
    const refusals = await Promise.all(
      answers.filter(({ status }) => status === 400).map((answer) => answer.json()),
    );
    expect(new Set(refusals.map((body) => JSON.stringify(body)))).toEqual(
      new Set(['{"error":"Insufficient balance"}']),
    );
    expect(await history()).toHaveLength(16);
    const left = 'SELECT balance FROM players WHERE mobile = ?';
    expect(world.db.handle.prepare(left).pluck().get(poorPlayer.mobile)).toBe(200);
  });

  it('nor when a second process wants the same file: it is refused, and the first goes on', {
    tags: ['@MOCK-13'],
    timeout: 120_000,
  }, async () => {
    const flags = [
      '--db',
      `${temporaryFolder()}/mock.sqlite`,
      '--scenario',
      'fresh',
      '--now',
      testClock,
    ];
    const { base } = await listening(flags);
    const [one, other] = [await signIn(base, poorPlayer), await signIn(base, poorPlayer)];
    const second = startProcess(flags);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => (i % 2 === 0 ? one : other).bet(stakeOf(3))),
    );
    expect(statusesOf(answers)).toEqual({ 200: 16, 400: 34 });
    const { code, stderr } = await second.ended;
    expect([code, stderr]).toEqual([1, expect.stringContaining('has it open')]);
    expect(await one.history()).toEqual(await other.history());
    expect(await one.history()).toHaveLength(16);
  });
});
