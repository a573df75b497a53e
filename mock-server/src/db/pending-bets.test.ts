import { describe, expect, it } from 'vitest';
import {
  type BetRow,
  betOf,
  dayTotals,
  entriesOf,
  insertBets,
  marketsWithPending,
  type NewBet,
  pendingBets,
  settledBets,
  updateOutcome,
} from './bets.ts';
import { openEmptyDatabase } from './database.ts';

const day = '2026-11-20';
const bet = (members: Partial<NewBet> = {}): NewBet => ({
  player_id: 1,
  market_id: 7,
  market_day: day,
  bet_type_id: 1,
  session: 'open',
  decided_by: 'open',
  status: 'PENDING',
  amount: 10_00,
  before_amount: null,
  win: null,
  created_at: '2026-11-20T12:00:00.000+05:30',
  number: '4',
  shape: 'single',
  raw_result: null,
  ...members,
});

/** A database with these bets; the rows with their ids. */
function withBets(bets: readonly NewBet[]) {
  const db = openEmptyDatabase();
  const first = insertBets(db, bets);
  const rows = bets.map((row, at): BetRow => ({ id: first + at, ...row }));
  return { db, rows };
}

describe('the pending bets of a result', () => {
  it('are those of its market, day and session, by player, session and id', () => {
    const { db, rows } = withBets([
      bet({ player_id: 2 }),
      bet({ session: 'close' }),
      bet({ session: 'close', decided_by: 'close' }),
      bet(),
      bet({ market_id: 8 }),
      bet({ market_day: '2026-11-21' }),
      bet({ status: 'won' }),
      bet(),
    ]);
    const found = pendingBets(db, 7, day, 'open');
    expect(found).toEqual([rows[3], rows[7], rows[1], rows[0]]);
    expect(pendingBets(db, 7, day, 'close')).toEqual([rows[2]]);
    expect(pendingBets(db, 9, day, 'open')).toEqual([]);
  });
});

it('a market has a pending bet until its last one is settled', () => {
  const { db, rows } = withBets([
    bet(),
    bet({ market_id: 8, status: 'won' }),
    bet({ market_id: 9 }),
  ]);
  expect(marketsWithPending(db)).toEqual(new Set([7, 9]));
  if (rows[2]) updateOutcome(db, rows[2], 'lost', 0);
  expect(marketsWithPending(db)).toEqual(new Set([7]));
});

describe('the settled bets of a result', () => {
  const { db, rows } = withBets([
    bet({ player_id: 2, status: 'won' }),
    bet({ status: 'lost' }),
    bet({ status: 'won', decided_by: 'close' }),
    bet(),
    bet({ status: 'won', market_day: '2026-11-21' }),
    bet({ status: 'won', market_id: 8 }),
  ]);

  it('of open are those decided by close too', () => {
    expect(settledBets(db, 7, day, 'open')).toEqual([rows[1], rows[2], rows[0]]);
  });

  it('of close are those alone', () => {
    expect(settledBets(db, 7, day, 'close')).toEqual([rows[2]]);
  });
});

it('the outcome of a bet is stored once', () => {
  const { db, rows } = withBets([bet()]);
  const [row] = rows;
  if (!row) throw new Error('There is no bet');
  expect(updateOutcome(db, row, 'won', 95_00)).toBe(true);
  expect(updateOutcome(db, row, 'lost', null)).toBe(false);
  expect(betOf(db, 1, row.id)).toEqual({ ...row, status: 'won', win: 95_00 });
  expect([betOf(db, 2, row.id), betOf(db, 1, row.id + 1)]).toEqual([undefined, undefined]);
});

it('the totals of a day count its bets by market and settling session', () => {
  const { db } = withBets([
    bet(),
    bet({ status: 'won', win: 95_00 }),
    bet({ status: 'won', win: 5_00 }),
    bet({ status: 'lost' }),
    bet({ session: 'open', decided_by: 'close', status: 'lost' }),
    bet({ market_id: 8 }),
    bet({ market_day: '2026-11-21' }),
  ]);
  const none = { waiting: 0, won: 0, lost: 0, paid: 0 };
  expect(dayTotals(db, day)).toEqual([
    { ...none, marketId: 7, session: 'close', lost: 1 },
    { marketId: 7, session: 'open', waiting: 1, won: 2, lost: 1, paid: 100_00 },
    { ...none, marketId: 8, session: 'open', waiting: 1 },
  ]);
  expect(dayTotals(db, '2026-11-22')).toEqual([]);
});

it('a record has the entries of its text, or one with all its points', () => {
  const row: BetRow = { id: 1, ...bet({ number: '128:50 137:20', shape: 'several' }) };
  expect(entriesOf(row)).toEqual([
    { number: '128', points: 50 },
    { number: '137', points: 20 },
  ]);
  expect(entriesOf({ ...row, number: '128' })).toEqual([{ number: '128', points: 0 }]);
  const single: BetRow = { ...row, shape: 'single', number: '5-128', amount: 10_50 };
  expect(entriesOf(single)).toEqual([{ number: '5-128', points: 10.5 }]);
});
