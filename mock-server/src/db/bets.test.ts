import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BetRow, insertBets, type NewBet } from './bets.ts';
import { openEmptyDatabase, statement } from './database.ts';

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
