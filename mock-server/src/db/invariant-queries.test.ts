import { expect, it } from 'vitest';
import { openEmptyDatabase } from './database.ts';
import {
  brokenChain,
  idsOfPlayer,
  paidTwice,
  pendingGroups,
  unbalanced,
  wronglyPaid,
} from './invariant-queries.ts';

const queries = { brokenChain, idsOfPlayer, paidTwice, pendingGroups, unbalanced, wronglyPaid };

it.each([
  ['unbalanced', 'SEARCH ledger USING INDEX ledger_of_player (player_id=?) LEFT-JOIN'],
  ['brokenChain', 'SEARCH ledger USING INDEX ledger_of_player (player_id=? AND rowid<?)'],
  ['paidTwice', 'SCAN ledger USING COVERING INDEX ledger_of_bet'],
  [
    'wronglyPaid',
    'SEARCH ledger USING COVERING INDEX ledger_of_bet (bet_id=? AND kind=?) LEFT-JOIN',
  ],
  ['pendingGroups', 'SCAN bets USING COVERING INDEX pending_bets'],
  ['idsOfPlayer', 'SEARCH bets USING COVERING INDEX bets_of_player (player_id=?)'],
] as const)('the query %s of the invariants reads bets and ledger by an index', (name, step) => {
  const db = openEmptyDatabase();
  const { source } = queries[name](db);
  const plan = db.handle.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${source}`);
  const steps = plan.all(source.match(/\?/g)?.map(() => 1) ?? []).map(({ detail }) => detail);
  expect(steps).toContain(step);
});
