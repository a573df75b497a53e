import { expect, it } from 'vitest';
import { openEmptyDatabase } from './database.ts';

it.each([
  ['counted', (condition: string) => `SELECT count(*) FROM bets WHERE ${condition}`],
  [
    'skipped',
    (condition: string) =>
      `SELECT id FROM bets WHERE ${condition} ORDER BY id DESC LIMIT 10 OFFSET 9`,
  ],
])('the bets of a player are %s from the index alone, without a sort', (_, select) => {
  const { handle } = openEmptyDatabase();
  const condition = 'player_id = 1 AND market_id IN (1, 2) AND session = 1 AND status IN (2)';
  for (const sql of [select('player_id = 1'), select(condition)]) {
    const plan = handle.prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all();
    expect(plan.map(({ detail }) => detail)).toEqual([
      'SEARCH bets USING COVERING INDEX bets_of_player (player_id=?)',
    ]);
  }
});
