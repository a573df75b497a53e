import { setTimeout as sleep } from 'node:timers/promises';
import { mainPlayer } from '@matka/fixtures/players';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logIn } from '../client/log-in.ts';
import { createMock } from '../create-mock.ts';
import { jodiBet } from './build-app.ts';

const now = '2026-11-20T12:00:00+05:30';
const bet = jodiBet(5);

afterEach(() => void vi.useRealTimers());

/** Fails instead of waiting for ever: real time, which the fake timers of a test do not stop. */
const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    // biome-ignore lint/plugin/no-sleeps: fake time.
    sleep(10_000, undefined, { ref: false }).then(() => {
      throw new Error('The mock waits for a timer of the test.');
    }),
  ]);

describe.each([
  ['before the mock is made', true],
  ['after it was made', false],
])('a mock in a test whose timers are fake %s', (_, isBefore) => {
  let mock: Awaited<ReturnType<typeof createMock>>;
  beforeEach(async () => {
    if (isBefore) vi.useFakeTimers();
    mock = await inTime(createMock({ now }));
    if (!isBefore) vi.useFakeTimers();
    return () => mock.close();
  });

  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const { tokens } = await logIn(mock.url, 'kalyan-matka', mainPlayer, mock.fetch);
    return mock.fetch(`${mock.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${tokens.access}`,
        ...headers,
      },
      body: JSON.stringify(body),
    });
  };

  it('a mock in a test with fake timers answers a bet, a registration, a reset and a replay', async () => {
    const world = mock.world();
    expect((await inTime(post('/betting/', bet, { 'idempotency-key': 'a' }))).status).toBe(200);
    expect(await inTime(world.replay())).toMatchObject({ differences: [] });
    expect(await inTime(world.branch({ request: 1, as: 'branched' }))).toMatchObject({
      id: 'branched',
    });
    expect(await inTime(world.invariants())).not.toHaveLength(0);
    expect(await inTime(world.reset())).toMatchObject({ id: 'kalyan-matka' });
  });

  it('a mock in a test with fake timers advances its clock', async () => {
    const { events } = await inTime(mock.world().advance({ seconds: 86_400 }));
    expect(events.length).toBeGreaterThan(10);
  });

  it('a mock in a test with fake timers waits in real time for its faults', async () => {
    const world = mock.world();
    await inTime(world.fault({ effect: 'latency', milliseconds: 20 }));
    await inTime(world.fault({ effect: 'slow-drip', milliseconds: 20, when: 'after-commit' }));
    expect((await inTime(post('/betting/', bet))).status).toBe(200);
  });
});
