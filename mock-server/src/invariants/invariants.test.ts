import { expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';
import { resultInstant } from '../markets/schedule.ts';
import { indianTimestamp } from '../shared/time.ts';
import { type Invariant, invariantsOf } from './invariants.ts';

const broken = (found: readonly Invariant[]) =>
  found.filter(({ holds }) => !holds).map(({ name }) => name);

it.each([
  ['each wallet is the sum of its ledger', 'UPDATE players SET balance = balance + 1 WHERE id = 1'],
  ['each wallet is the sum of its ledger', 'UPDATE players SET owed = 5 WHERE id = 2'],
  [
    'each ledger entry follows from the one before it',
    'UPDATE ledger SET balance = balance + 1 WHERE id = 4',
  ],
  [
    'each ledger entry follows from the one before it',
    'UPDATE ledger SET amount = amount + 1 WHERE id = 1',
  ],
  ['no wallet was ever below zero', 'UPDATE ledger SET balance = -1 WHERE id = 3'],
  [
    'no bet was paid twice',
    "INSERT INTO ledger (player_id, at, kind, amount, balance, bet_id) SELECT player_id, at, kind, 0, balance, bet_id FROM ledger WHERE kind = 'win' LIMIT 1",
  ],
  ['each bet was paid what it won', "UPDATE bets SET win = win + 1 WHERE status = 'won'"],
  ['each bet was paid what it won', "UPDATE bets SET win = NULL WHERE status = 'won'"],
])('the report finds that an invariant is broken: %s', async (name, sql) => {
  const { world: defaultWorld, anonymous } = await buildTestApp();
  expect(broken(await invariantsOf(defaultWorld))).toEqual([]);
  defaultWorld.db.handle.exec(sql);
  expect(broken(await invariantsOf(defaultWorld))).toContain(name);
  const all = (await anonymous('GET /__mock/invariants/')).json();
  expect(all).toContainEqual(
    expect.objectContaining({ world: 'kalyan-matka', name, holds: false }),
  );
});

it('the report finds a pending bet whose result is out', async () => {
  const { world: defaultWorld } = await buildTestApp();
  defaultWorld.db.handle.exec(
    "UPDATE bets SET status = 'PENDING', win = NULL WHERE status = 'lost'",
  );
  const found = await invariantsOf(defaultWorld);
  expect(broken(found)).toContain('no bet is pending whose result is out');
  const { violations = [] } = found.find(({ name }) => name.startsWith('no bet is pending')) ?? {};
  expect(violations.length).toBeGreaterThan(0);
  expect(new Set(violations.map((id) => typeof id))).toEqual(new Set(['number']));
});

it('the report names the broken invariants', async () => {
  const { world: own } = await buildTestApp();
  expect((await invariantsOf(own)).map(({ name }) => name)).toEqual([
    'each wallet is the sum of its ledger',
    'each ledger entry follows from the one before it',
    'no wallet was ever below zero',
    'no bet was paid twice',
    'each bet was paid what it won',
    'no bet is pending whose result is out',
    'no market that takes bets shows their result',
    'no bet was taken on a known result',
    'the pages of a player hold each bet once',
  ]);
});

it('the report ignores bets on markets that were removed', async () => {
  const { world: own } = await buildTestApp();
  own.db.handle.exec(
    "UPDATE bets SET market_id = 999, status = 'PENDING', created_at = '2255-01-01T00:00:00.000+05:30'",
  );
  expect(broken(await invariantsOf(own))).not.toEqual(
    expect.arrayContaining([
      'no bet is pending whose result is out',
      'no bet was taken on a known result',
    ]),
  );
});

it('the report counts a bet at the instant of a result as placed on a known result', async () => {
  const { world: own } = await buildTestApp();
  const kalyan = own.markets.find(({ name }) => name === 'Kalyan Matka');
  const instant = kalyan ? resultInstant(kalyan.schedule, '2026-11-19', 'open') : Number.NaN;
  const at = async (time: number) => {
    own.db.handle.exec(
      `UPDATE bets SET created_at = '${indianTimestamp(time)}', market_id = ${kalyan?.id}, market_day = '2026-11-19', bet_type_id = 1, decided_by = 'open'`,
    );
    return broken(await invariantsOf(own)).includes('no bet was taken on a known result');
  };
  expect([await at(instant - 1), await at(instant)]).toEqual([false, true]);
});

it('the report finds a bet that was placed on a known result', async () => {
  const { world: own } = await buildTestApp();
  own.db.handle.exec(
    "UPDATE bets SET created_at = date(created_at, '+2 days') || substr(created_at, 11) WHERE bet_type_id = 3",
  );
  expect(broken(await invariantsOf(own))).toContain('no bet was taken on a known result');
});

it.each<[what: string, change: (test: TestApp) => void]>([
  [
    'pays a bet',
    ({ world }) => world.db.handle.exec("UPDATE bets SET win = win + 1 WHERE status = 'won'"),
  ],
  ['loses a bet', ({ world }) => world.db.handle.exec('DELETE FROM bets WHERE id = 1')],
  ['is reset', ({ app, world }) => void app.worlds.reset(world.id)],
  ['is replaced', ({ app, world }) => void app.worlds.create(world.id, {})],
  ['is dropped', ({ app, world }) => void app.worlds.drop(world.id)],
])('the report describes one moment although the world %s meanwhile', async (_, change) => {
  const test = await buildTestApp();
  const found = invariantsOf(test.world);
  change(test);
  expect(broken(await found)).toEqual([]);
});
