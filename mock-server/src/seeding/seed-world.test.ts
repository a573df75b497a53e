import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '../db/database.ts';
import { playerByMobile } from '../db/players.ts';
import type { WorldSpec } from '../db/settings.ts';
import { invariantsOf } from '../invariants/invariants.ts';
import { loadWorld } from '../worlds/world.ts';
import { seedWorld } from './seed-world.ts';

const at = Date.parse(testClock);

/** All bytes of a database that was planted from nothing. */
function seeded(birth: Partial<WorldSpec>): Buffer {
  const db = openEmptyDatabase();
  try {
    seedWorld(db, { seed: 7, scenario: 'usual', at, clock: { mode: 'fixed', at }, ...birth });
    return db.handle.serialize();
  } finally {
    db.handle.close();
  }
}

it.each([{ scenario: 'usual' }, { scenario: 'three-pages-of-history' }, { bets: 500 }])(
  'a seed gives the same bytes each time, and another seed gives others: %j',
  { tags: ['@MOCK-04'] },
  (spec) => {
    const first = seeded(spec);
    expect(seeded(spec).equals(first)).toBe(true);
    expect(seeded({ ...spec, seed: 8 }).equals(first)).toBe(false);
  },
);

describe('a scenario of many records', () => {
  function seeded(bets: number, now = testClock) {
    const db = openEmptyDatabase();
    const at = Date.parse(now);
    seedWorld(db, { seed: 7, scenario: 'usual', at, clock: { mode: 'fixed', at }, bets });
    const player = playerByMobile(db, mainPlayer.mobile);
    const rows = db.handle
      .prepare<
        [number],
        { status: string; created_at: string; market_id: number; session: string }
      >('SELECT status, created_at, market_id, session FROM bets WHERE player_id = ? ORDER BY id')
      .all(player?.id ?? 0);
    return { db, at, player, rows };
  }

  it.each([
    [0, undefined],
    [1, undefined],
    [10, '2026-11-20T00:10:00+05:30'],
    [25, '2026-11-22T23:59:00+05:30'],
    [1_234, '2026-11-20T00:36:00+05:30'],
  ])(
    'the seed creates as many bulk bets as asked for, all in order: %i at %s',
    async (count, now) => {
      const { db, at, player, rows } = seeded(count, now);
      expect(rows).toHaveLength(count);
      expect((await invariantsOf(loadWorld('many', db))).filter(({ holds }) => !holds)).toEqual([]);
      expect(player?.balance).toBe(mainPlayer.balanceHundredths);
      const times = rows.map((row) => Date.parse(row.created_at));
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.every((time) => time < at)).toBe(true);
      db.handle.close();
    },
  );

  it('bulk bets cover every market, session and status', () => {
    const { db, rows } = seeded(5_000);
    const seen = (key: 'market_id' | 'session' | 'status') => [
      ...new Set(rows.map((row) => row[key])),
    ];
    expect(seen('market_id').sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 13 }, (_, i) => i + 1),
    );
    expect(seen('session').sort()).toEqual(['close', 'open']);
    expect(seen('status').sort()).toEqual(['PENDING', 'lost', 'won']);
    db.handle.close();
  });
});
