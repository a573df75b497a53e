import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indianTimestamp } from '../shared/time.ts';
import {
  type BetFilter,
  type BetRow,
  countBets,
  insertBets,
  type NewBet,
  sliceOfBets,
} from './bets.ts';
import { openEmptyDatabase, statement } from './database.ts';

const bet = (members: Partial<NewBet>): NewBet => ({
  player_id: 1,
  market_id: 7,
  market_day: '2026-11-20',
  bet_type_id: 3,
  session: 'open',
  decided_by: 'close',
  status: 'PENDING',
  amount: 10_00,
  before_amount: null,
  win: null,
  created_at: '2026-11-20T12:00:00.000+05:30',
  number: '12',
  shape: 'single',
  raw_result: null,
  ...members,
});

/** A database with bets in this order, and all of them with their ids. */
function databaseWith(bets: readonly NewBet[]) {
  const db = openEmptyDatabase();
  const first = insertBets(db, bets);
  return { db, rows: bets.map((row, at) => ({ id: first + at, ...row })) };
}

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

const anyTime = fc.integer({ min: 0, max: 20 }).map(indianTimestamp);
const anyBet = fc
  .record({
    player_id: fc.constantFrom(1, 1, 1, 2),
    market_id: fc.constantFrom(1, 2, 7),
    session: fc.constantFrom('open', 'close'),
    status: fc.constantFrom('PENDING', 'won', 'lost'),
    created_at: anyTime,
  })
  .map((members) => bet(members));
const anyFilter: fc.Arbitrary<BetFilter> = fc.record(
  {
    marketIds: fc.subarray([1, 2, 7]),
    session: fc.constantFrom('open', 'close'),
    statuses: fc.subarray(['PENDING', 'won', 'lost']),
    placedUntil: anyTime,
  },
  { requiredKeys: [] },
);

describe('the bets of a player', () => {
  it('are counted and read by any filter and range, newest first', () => {
    const betLists = fc.array(anyBet, { maxLength: 80 });
    fc.assert(
      fc.property(betLists, anyFilter, fc.nat(80), fc.nat(20), (bets, filter, offset, limit) => {
        const { db, rows } = databaseWith(bets);
        const expected = matching(rows, filter);
        expect(countBets(db, 1, filter)).toBe(expected.length);
        const found = sliceOfBets(db, 1, filter, { offset, limit });
        expect(found).toEqual(expected.slice(offset, offset + limit));
        db.handle.close();
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['counted', (condition: string) => `SELECT count(*) FROM bets WHERE ${condition}`],
    [
      'skipped',
      (condition: string) =>
        `SELECT id FROM bets WHERE ${condition} ORDER BY id DESC LIMIT 10 OFFSET 9`,
    ],
  ])('are %s from the index alone, without a sort', (_, select) => {
    const { handle } = openEmptyDatabase();
    const condition = 'player_id = 1 AND market_id IN (1, 2) AND session = 1 AND status IN (2)';
    for (const sql of [select('player_id = 1'), select(condition)]) {
      const plan = handle.prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all();
      expect(plan.map(({ detail }) => detail)).toEqual([
        'SEARCH bets USING COVERING INDEX bets_of_player (player_id=?)',
      ]);
    }
  });
});

describe('bets as they are stored', () => {
  const allBets = statement<[], BetRow>('SELECT * FROM bets ORDER BY id');

  const bet: NewBet = {
    player_id: 1,
    market_id: 7,
    market_day: '2026-11-20',
    bet_type_id: 1,
    session: 'open',
    decided_by: 'open',
    status: 'PENDING',
    amount: 10_00,
    before_amount: 500_00,
    win: null,
    created_at: '2026-11-20T12:00:00.000+05:30',
    number: '4',
    shape: 'single',
    raw_result: null,
  };

  /** Bets that mostly belong to one request: at times a value differs. */
  const bets = fc.array(
    fc
      .record({
        amount: fc.integer({ min: 1_00, max: 9_00 }),
        before_amount: fc.option(fc.integer({ min: 0, max: 900_00 })),
        number: fc.constantFrom('1', '2', '3'),
        other: fc.option(
          fc.constantFrom<Partial<NewBet>>(
            { session: 'close' },
            { decided_by: 'close' },
            { win: 90_00 },
            { raw_result: "{'win': 90}" },
            { player_id: 2 },
            { market_id: 8 },
            { market_day: '2026-11-21' },
            { bet_type_id: 4 },
            { status: 'lost' },
            { created_at: '2026-11-20T12:01:00.000+05:30' },
            { shape: 'inline' },
          ),
          { freq: 25 },
        ),
      })
      .map(({ other, ...own }): NewBet => ({ ...bet, ...own, ...other })),
    { maxLength: 45, size: 'max' },
  );

  describe('insertBets', () => {
    it('stores every value of every bet in order, however many share their values', () => {
      fc.assert(
        fc.property(bets, bets, (earlier, rows) => {
          const db = openEmptyDatabase();
          insertBets(db, earlier);
          const first = insertBets(db, rows);
          const stored = allBets(db).all().slice(earlier.length);
          expect(stored).toEqual(rows.map((row, at) => ({ id: first + at, ...row })));
          db.handle.close();
        }),
      );
    });
  });
});
