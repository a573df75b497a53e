import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCountChanges } from './bet-count-changes.ts';
import { countsOf } from './bet-counts.ts';
import { type BetFilter, groupsOf, newestBets, sliceOfBets } from './bet-history.ts';
import { type BetRow, insertBets, type NewBet } from './bets.ts';
import { countBetsUntil, sliceOfBetsUntil } from './bets-until.ts';
import { openEmptyDatabase } from './database.ts';
import { insertPlayer } from './players.ts';

const bet = (members: Partial<NewBet>): NewBet => ({
  player_id: 1,
  market_id: 7,
  market_day: '2026-11-20',
  bet_type_id: 3,
  session: 0,
  decided_by: 1,
  status: 0,
  amount: 10_00,
  before_amount: null,
  win: null,
  created_at: 0,
  number: '12',
  shape: 0,
  raw_result: null,
  ...members,
});

/** A database with bets in this order, and all of them with their ids. */
function databaseWith(bets: readonly NewBet[]) {
  const db = openEmptyDatabase();
  for (const mobile of ['9000000001', '9000000002']) {
    insertPlayer(db, {
      mobile,
      first_name: 'A',
      last_name: 'B',
      password_hash: null,
      mpin_hash: null,
      takes_otp: 0,
      created_at: 0,
    });
  }
  const first = insertBets(db, bets);
  const rows = bets.map((row, at) => ({ id: first + at, ...row }));
  const counts = createCountChanges();
  for (const row of rows) counts.add(row);
  counts.write(db);
  return { db, rows };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** The same by reading all bets. */
const matching = (rows: readonly BetRow[], filter: BetFilter): BetRow[] =>
  rows
    .filter(
      (row) =>
        row.player_id === 1 &&
        (filter.marketIds?.includes(row.market_id) ?? true) &&
        (filter.session ?? row.session) === row.session &&
        (filter.statuses?.includes(row.status) ?? true) &&
        row.created_at <= (filter.placedUntil ?? row.created_at),
    )
    .toReversed();

const anyBet = fc
  .record({
    player_id: fc.constantFrom(1, 1, 1, 2),
    market_id: fc.constantFrom(1, 2, 7),
    session: fc.constantFrom(0, 1),
    status: fc.constantFrom(0, 1, 2),
    created_at: fc.integer({ min: 0, max: 20 }),
  })
  .map(bet);
const anyFilter: fc.Arbitrary<BetFilter> = fc.record(
  {
    marketIds: fc.subarray([1, 2, 7], { minLength: 1 }),
    session: fc.constantFrom(0, 1),
    statuses: fc.subarray([0, 1, 2], { minLength: 1 }),
  },
  { requiredKeys: [] },
);

describe('a slice of the bets of a player', () => {
  it('holds the bets that match its filter, the newest first, from wherever it is read', () => {
    const betLists = fc.array(anyBet, { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(betLists, anyFilter, fc.nat(80), fc.nat(20), (bets, filter, from, most) => {
        const { db, rows } = databaseWith(bets);
        const expected = matching(rows, filter);
        const groups = groupsOf(db, 1, filter);
        expect(groups.reduce((sum, group) => sum + group.bets, 0)).toBe(expected.length);
        const offset = from % (expected.length + 1);
        const limit = Math.min(most, expected.length - offset);
        const found = sliceOfBets(db, 1, filter, groups, { offset, limit });
        expect(found).toEqual(expected.slice(offset, offset + limit));
        db.handle.close();
      }),
      { numRuns: 60 },
    );
  });

  it('holds the same where a filter knows until when they were placed', () => {
    const betLists = fc.array(anyBet, { minLength: 1, maxLength: 40 });
    const until = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(betLists, anyFilter, until, (bets, filter, placedUntil) => {
        const { db, rows } = databaseWith(bets);
        const timed = { ...filter, placedUntil };
        const expected = matching(rows, timed);
        expect(countBetsUntil(db, 1, timed)).toBe(expected.length);
        expect(countBetsUntil(db, 1, filter)).toBe(matching(rows, filter).length);
        const slice = { offset: 1, limit: 3 };
        expect(sliceOfBetsUntil(db, 1, timed, slice)).toEqual(expected.slice(1, 4));
        db.handle.close();
      }),
      { numRuns: 40 },
    );
  });

  it('is read right where other players have most of the bets between', () => {
    const others = Array.from({ length: 700 }, () => bet({ player_id: 2 }));
    const own = (count: number) =>
      Array.from({ length: count }, (_, at) => bet({ status: at % 2, market_id: 1 + (at % 2) }));
    const { db, rows } = databaseWith([...own(9), ...others, ...own(9)]);
    for (const filter of [{}, { statuses: [1] }, { marketIds: [1] }]) {
      const expected = matching(rows, filter);
      for (const [offset, limit] of [
        [0, 3],
        [6, 6],
        [3, 5],
        [expected.length - 5, 2],
        [expected.length - 3, 3],
      ] as const) {
        const rest = Math.min(limit, expected.length - offset);
        const slice = sliceOfBets(db, 1, filter, groupsOf(db, 1, filter), { offset, limit: rest });
        expect(idsOf(slice)).toEqual(idsOf(expected.slice(offset, offset + rest)));
      }
    }
  });

  it('is read right where other players have all of the newest bets', () => {
    const own = Array.from({ length: 100 }, () => bet({}));
    const others = Array.from({ length: 150 }, () => bet({ player_id: 2 }));
    const { db, rows } = databaseWith([...own, ...others, ...own]);
    const groups = groupsOf(db, 1, {});
    const expected = idsOf(matching(rows, {}));
    for (const offset of [0, 95, 100, 190])
      expect(idsOf(sliceOfBets(db, 1, {}, groups, { offset, limit: 10 }))).toEqual(
        expected.slice(offset, offset + 10),
      );
    const { db: older, rows: olderRows } = databaseWith([...own, ...others]);
    const slice = sliceOfBets(older, 1, {}, groupsOf(older, 1, {}), { offset: 0, limit: 10 });
    expect(idsOf(slice)).toEqual(idsOf(matching(olderRows, {}).slice(0, 10)));
  });

  it('is read right in the middle of many thousand bets', () => {
    const { db, rows } = databaseWith(Array.from({ length: 40_020 }, () => bet({})));
    const expected = idsOf(rows.toReversed());
    for (const filter of [{}, { marketIds: [7] }]) {
      const groups = groupsOf(db, 1, filter);
      for (const offset of [20_004, 20_012]) {
        const slice = sliceOfBets(db, 1, filter, groups, { offset, limit: 4 });
        expect(idsOf(slice)).toEqual(expected.slice(offset, offset + 4));
      }
    }
  });

  it('is empty where nothing is asked for, or nothing is there', () => {
    const { db } = databaseWith([bet({})]);
    expect(sliceOfBets(db, 1, {}, groupsOf(db, 1, {}), { offset: 0, limit: 0 })).toEqual([]);
    expect(newestBets(db, 2, 10)).toEqual([]);
  });
});

describe('the newest bets', () => {
  it('are as many as there are, and no more than asked for', () => {
    const { db, rows } = databaseWith(Array.from({ length: 25 }, () => bet({})));
    expect(idsOf(newestBets(db, 1, 3))).toEqual(idsOf(rows.toReversed().slice(0, 3)));
    expect(newestBets(db, 1, 100)).toEqual(rows.toReversed());
  });
});

describe('the counts of bets', () => {
  it('follow the bets that come and move to another status', () => {
    const { db, rows } = databaseWith([
      bet({}),
      bet({}),
      bet({ session: 1 }),
      bet({ player_id: 2 }),
    ]);
    const counts = () =>
      countsOf(db, 1)
        .map(({ session, status, bets }) => `${session} ${status}: ${bets}`)
        .sort();
    expect(counts()).toEqual(['0 0: 2', '1 0: 1']);
    const changes = createCountChanges();
    for (const row of rows.slice(0, 3)) changes.move(row, 2);
    changes.write(db);
    expect(counts()).toEqual(['0 2: 2', '1 2: 1']);
    expect(countsOf(db, 2)).toEqual([{ market_id: 7, session: 0, status: 0, bets: 1 }]);
  });
});
