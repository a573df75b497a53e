import { poorPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { buildTestApp, jodiBet } from './build-app.ts';
import { signIn } from './http-player.ts';

/** The number of answers by status. */
function statusesOf(answers: readonly Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

it('50 bets at once take no more than the wallet holds', {
  tags: ['@MOCK-13', '@API-26'],
}, async () => {
  const { app, world } = await buildTestApp({ scenario: 'fresh', secret: 'own' });
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const { bet, history } = await signIn(base, poorPlayer);
  // The wallet holds 50 points: 16 times 3, and 2 are left.
  const answers = await Promise.all(Array.from({ length: 50 }, () => bet(jodiBet(3))));
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
