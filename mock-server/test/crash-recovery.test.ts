import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SentBetRecord } from '@matka/contracts/api/history';
import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { createMockClient } from '../client/mock-client.ts';
import { buildApp } from '../src/app.ts';
import { signIn } from './http-player.ts';
import { listening } from './mock-process.ts';

/** Opens the file in this process and listens. */
async function reopen(file: string): Promise<{ base: string }> {
  const app = await buildApp({ file });
  onTestFinished(() => app.close());
  return { base: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

const world = 'kalyan-matka';
const kalyan = 7;

async function broken(base: string): Promise<unknown> {
  const answer = await fetch(`${base}/__mock/worlds/${world}/invariants/`);
  const found = (await answer.json()) as { holds: boolean }[];
  return found.filter(({ holds }) => !holds);
}

/** Three bets whose numbers tell which submission they belong to. */
const numbered = (n: number) => {
  const jodi = String(n % 100).padStart(2, '0');
  const points = 1 + Math.floor(n / 100);
  return {
    bet_type_id: 3,
    market_id: kalyan,
    amount: 3 * points,
    payload: { bets: Array.from({ length: 3 }, () => ({ jodi, points })) },
  };
};
const nameOf = ({ bet_details: { placed_bets: [bet] = [] } }: SentBetRecord): string =>
  `${bet?.jodi}:${bet?.points}`;
const nameOfNumber = (n: number): string =>
  `${String(n % 100).padStart(2, '0')}:${1 + Math.floor(n / 100)}`;

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

it('a mock that is killed during 200 bets keeps each acknowledged bet and no partial bet', async () => {
  const file = `${temporaryFolder()}/mock.sqlite`;
  const flags = ['--db', file, '--scenario', 'fresh', '--now', testClock];
  const mock = await listening(flags);
  const player = await signIn(mock.base, mainPlayer);
  const acknowledged: number[] = [];
  const sent = Array.from({ length: 200 }, async (_, n) => {
    const answer = await player.bet(numbered(n)).catch(() => undefined);
    if (answer?.status !== 200) return;
    acknowledged.push(n);
    if (acknowledged.length === 100) mock.kill('SIGKILL');
  });
  await Promise.all(sent);
  expect((await mock.ended).signal).toBe('SIGKILL');
  expect(acknowledged.length).toBeGreaterThanOrEqual(100);

  const again = await reopen(file);
  const records = await (await signIn(again.base, mainPlayer)).history();
  const found = counted(records.map(nameOf));
  expect([...found.values()].filter((count) => count !== 3)).toEqual([]);
  expect([...found.keys()]).toEqual(expect.arrayContaining(acknowledged.map(nameOfNumber)));
  const staked = records.reduce((sum, { bet_details: { amount } }) => sum + amount, 0);
  const { points } = await createMockClient(again.base).world(world).player(mainPlayer.mobile);
  expect(points).toBe(10_000 - staked);
  expect(await broken(again.base)).toEqual([]);
}, 120_000);

it.each([1, 60_000])(
  'a mock that is killed during a settlement pays each win once: killed after %i bytes',
  async (bytes) => {
    const file = `${temporaryFolder()}/mock.sqlite`;
    const flags = ['--db', file, '--scenario', 'fresh', '--now', testClock];
    const mock = await listening(flags);
    const player = await signIn(mock.base, mainPlayer);
    // Every digit of both sessions of every market that is open: some of them win.
    const bets = ['open', 'close'].flatMap((session) =>
      [...'0123456789'].map((digit) => ({ digit, points: 1, bet_type: session })),
    );
    for (let marketId = 5; marketId <= 13; marketId += 1) {
      const submission = {
        bet_type_id: 1,
        market_id: marketId,
        amount: 20 * 2,
        payload: { bets: Array.from({ length: 2 }, () => bets).flat() },
      };
      expect((await player.bet(submission)).status).toBe(200);
    }
    const tomorrow = '2026-11-21T06:00:00+05:30';
    const log = `${file}-wal`;
    const before = statSync(log).size;
    const client = createMockClient(mock.base).world(world);
    const moved = client.advance({ to: tomorrow }).then(
      () => true,
      () => false,
    );
    let answered = false;
    void moved.then((whole) => {
      answered = whole;
    });
    while (!answered && statSync(log).size < before + bytes) await sleep(0);
    mock.kill('SIGKILL');
    await mock.ended;

    const again = await reopen(file);
    const after = createMockClient(again.base).world(world);
    await after.setClock(tomorrow);
    const records = await (await signIn(again.base, mainPlayer)).history();
    expect(records).toHaveLength(9 * 40);
    expect(records.filter(({ bet_details: b }) => b.bet_status === 'won')).toHaveLength(9 * 4);
    const { points } = await after.player(mainPlayer.mobile);
    expect(points).toBe(10_000 - 360 + 36 * 9.5);
    expect(await broken(again.base)).toEqual([]);
  },
  120_000,
);
