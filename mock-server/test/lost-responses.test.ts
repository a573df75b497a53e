import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { magicInputs } from '../src/faults/magic-inputs.ts';
import { buildTestApp, jodiBet } from './build-app.ts';
import { signIn } from './http-player.ts';

/** The submissions that get no answer at once: the connection breaks before or after the bet is placed. */
const unanswered = magicInputs.flatMap(({ requirement, trigger, rule }) =>
  trigger.kind === 'amount' && rule.effect === 'reset' && !rule.milliseconds
    ? [{ requirement, amount: trigger.amount, placed: rule.when === 'after-commit' ? 1 : 0 }]
    : [],
);

it('the magic inputs have both kinds of lost response', { tags: ['@MOCK-33'] }, () => {
  expect(unanswered.map(({ placed }) => placed).sort()).toEqual([0, 1]);
});

it.each(unanswered)(
  'a bet of $amount points breaks the connection with $placed bets placed',
  { tags: ['@MOCK-33'] },
  async ({ amount, placed }) => {
    const { app, world } = await buildTestApp({ scenario: 'fresh', secret: 'own' });
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    const { bet, history } = await signIn(base, mainPlayer);
    await expect(bet(jodiBet(amount))).rejects.toMatchObject({
      cause: { code: expect.stringMatching(/^(UND_ERR_SOCKET|ECONNRESET)$/) },
    });
    expect(await history()).toHaveLength(placed);
    const held = world.db.handle.prepare('SELECT balance FROM players WHERE mobile = ?').pluck();
    expect(held.get(mainPlayer.mobile)).toBe((10_000 - placed * amount) * 100);
  },
);

it('a bet without a response in time keeps its connection open', {
  tags: ['@MOCK-33'],
}, async () => {
  const { app } = await buildTestApp({ scenario: 'fresh', secret: 'own' });
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const { bet, history } = await signIn(base, mainPlayer);
  const late = magicInputs.find(({ requirement }) => requirement === 'ERRB-09')?.trigger;
  if (late?.kind !== 'amount') throw new Error('The row is missing');
  const answer = bet(jodiBet(late.amount)).then(
    () => 'answered',
    () => 'broken',
  );
  // A whole page is read meanwhile, and the bet is still on its way.
  const first = await Promise.race([answer, history()]);
  expect(first).toEqual([]);
  app.server.closeAllConnections();
  expect(await answer).toBe('broken');
});
