import { beforeEach, describe, expect, it } from 'vitest';
import { type Db, inReadTransaction, inTransaction, openEmptyDatabase } from './database.ts';
import { changeBalance, ledgerOf, moveWallet } from './ledger.ts';
import { insertPlayer, playerById, playerByMobile } from './players.ts';

let db: Db;
let player = 0;
beforeEach(() => {
  db = openEmptyDatabase();
  player = insertPlayer(db, {
    mobile: '9876543210',
    first_name: 'Asha',
    last_name: 'Rao',
    password_hash: null,
    mpin_hash: 'x',
    takes_otp: 1,
    created_at: '2026-11-20T12:00:00.000+05:30',
  });
});

const move = (amount: number) =>
  moveWallet(db, {
    playerId: player,
    amount,
    at: 7,
    kind: 'set',
    betId: null,
  });
const balance = () => playerById(db, player)?.balance;
const amounts = () => ledgerOf(db, player).map((row) => [row.amount, row.balance]);

describe('a player', () => {
  it('is stored once by the mobile number, with an empty wallet', () => {
    expect(playerByMobile(db, '9876543210')).toEqual(playerById(db, player));
    expect(playerById(db, player)).toMatchObject({ balance: 0, first_name: 'Asha', takes_otp: 1 });
    expect(playerById(db, player + 1)).toBeUndefined();
    const { id: _, balance: __, ...again } = playerById(db, player) ?? ({} as never);
    expect(() => insertPlayer(db, again)).toThrow(/UNIQUE/);
  });
});

describe('a wallet', () => {
  it('moves with an entry of its ledger', () => {
    expect([move(500), move(-200)]).toEqual([500, 300]);
    expect(ledgerOf(db, player)).toMatchObject([
      {
        player_id: player,
        at: '1970-01-01T05:30:00.007+05:30',
        kind: 'set',
        amount: 500,
        balance: 500,
        bet_id: null,
      },
      { amount: -200, balance: 300 },
    ]);
    expect(db.ledgerSum).toBe(300);
  });

  it('gives all that it holds, and nothing more', () => {
    move(500);
    expect(move(-501)).toBeUndefined();
    expect([balance(), amounts()]).toEqual([500, [[500, 500]]]);
    expect(move(-500)).toBe(0);
    expect(db.ledgerSum).toBe(0);
  });

  it('of nobody does not move', () => {
    expect(changeBalance(db, player + 1, 5)).toBeUndefined();
  });
});

describe('a transaction', () => {
  const fails = () => {
    move(500);
    throw new Error('fails');
  };

  it('stores all of its work or nothing, and forgets what it moved', () => {
    inTransaction(db, () => move(100));
    expect(() => inTransaction(db, fails)).toThrow('fails');
    expect([balance(), db.ledgerSum, db.handle.inTransaction]).toEqual([100, 100, false]);
  });

  it('within another one is part of it', () => {
    expect(() =>
      inTransaction(db, () => {
        inTransaction(db, () => move(100));
        throw new Error('fails');
      }),
    ).toThrow('fails');
    expect(balance()).toBe(0);
  });

  it('counts as a write, unless it only reads', () => {
    const { writes } = db;
    inTransaction(db, () => undefined);
    expect(inReadTransaction(db, balance)).toBe(0);
    expect(db.writes).toBe(writes + 1);
  });
});
