import { beforeEach, describe, expect, it } from 'vitest';
import { type Db, openEmptyDatabase } from './database.ts';
import {
  belowZero,
  brokenChain,
  idsOfPlayer,
  newestBets,
  paidTwice,
  pendingGroups,
  unbalanced,
  wronglyPaid,
} from './invariant-queries.ts';

let db: Db;
beforeEach(() => {
  db = openEmptyDatabase();
  // A player who placed two bets for 10 points each; one of them won 95.
  db.handle.exec(`
    INSERT INTO players VALUES (1, '9000000001', 'A', 'B', 17500, 0, 0, '', NULL, NULL);
    INSERT INTO players VALUES (2, '9000000002', 'A', 'B', 0, 0, 0, '', NULL, NULL);
    INSERT INTO bets VALUES (1, 1, 7, '2026-11-20', 1, 'open', 'open', '4', 1000, NULL, 'won', 9500, '5', 'single', NULL);
    INSERT INTO bets VALUES (2, 1, 7, '2026-11-20', 1, 'open', 'open', '5', 1000, NULL, 'PENDING', NULL, '6', 'single', NULL);
    INSERT INTO ledger VALUES (1, 1, '0', 'opening', 10000, 10000, NULL);
    INSERT INTO ledger VALUES (2, 1, '5', 'bet', -1000, 9000, 1);
    INSERT INTO ledger VALUES (3, 1, '6', 'bet', -1000, 8000, 2);
    INSERT INTO ledger VALUES (4, 1, '7', 'win', 9500, 17500, 1);
  `);
});

const checks = {
  unbalanced,
  brokenChain,
  belowZero,
  paidTwice,
  wronglyPaid,
} as const;

it('a world in order breaks no rule', () => {
  for (const check of Object.values(checks)) expect(check(db).all()).toEqual([]);
});

describe('a broken rule is found', () => {
  it.each<[keyof typeof checks, string, object]>([
    [
      'unbalanced',
      'UPDATE players SET balance = 17400 WHERE id = 1',
      { mobile: '9000000001', balance: 17400, sum: 17500 },
    ],
    [
      'unbalanced',
      'UPDATE players SET balance = 1 WHERE id = 2',
      { mobile: '9000000002', balance: 1, sum: 0 },
    ],
    [
      'unbalanced',
      'UPDATE players SET owed = 5 WHERE id = 2',
      { mobile: '9000000002', balance: 0, sum: 0 },
    ],
    ['brokenChain', 'UPDATE ledger SET balance = 17501 WHERE id = 4', { id: 4 }],
    ['brokenChain', 'UPDATE ledger SET amount = 10001 WHERE id = 1', { id: 1 }],
    ['belowZero', 'UPDATE ledger SET balance = -1 WHERE id = 3', { id: 3, balance: -1 }],
    ['paidTwice', "INSERT INTO ledger VALUES (5, 1, '7', 'win', 0, 17500, 1)", { bet_id: 1 }],
    ['wronglyPaid', 'UPDATE bets SET win = 9501 WHERE id = 1', { id: 1, win: 9501, paid: 9500 }],
    ['wronglyPaid', 'UPDATE bets SET win = 9499 WHERE id = 1', { id: 1, win: 9499, paid: 9500 }],
  ])('%s: %s', (name, sql, found) => {
    db.handle.exec(sql);
    expect(checks[name](db).all()).toEqual([found]);
  });
});

it('a correction takes back all that it asks for', () => {
  db.handle.exec("INSERT INTO ledger VALUES (5, 1, '8', 'correction', -9500, 8000, 1)");
  db.handle.exec('UPDATE bets SET win = NULL WHERE id = 1');
  expect(wronglyPaid(db).all()).toEqual([]);
  db.handle.exec('UPDATE ledger SET amount = -9000 WHERE id = 5');
  expect(wronglyPaid(db).all()).toEqual([{ id: 1, win: 0, paid: 500 }]);
});

it('the bets that a check looks at are read by their groups', () => {
  const group = { market_id: 7, market_day: '2026-11-20', decided_by: 'open' };
  expect(pendingGroups(db).all()).toEqual([group]);
  expect(newestBets(db).all()).toEqual([{ ...group, bet_type_id: 1, at: '6' }]);
  expect(idsOfPlayer(db).all(1)).toEqual([{ id: 2 }, { id: 1 }]);
  expect(idsOfPlayer(db).all(2)).toEqual([]);
});
