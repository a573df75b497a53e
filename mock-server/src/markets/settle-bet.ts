import { entriesOf, splitNumbers } from '../db/bet-number.ts';
import type { BetRow } from '../db/bets.ts';
import type { HostRules } from '../db/settings.ts';
import type { Draw } from '../game/draw.ts';
import { panaKind } from '../game/panas.ts';
import { type BetOutcome, settle } from '../game/settle.ts';

/**
 * Settles a stored record. A record with several entries is PENDING while one of them is, won if one of them won,
 * and wins the sum.
 */
export function settleBet(row: BetRow, draw: Draw, rates?: HostRules['rates']): BetOutcome {
  const decisions = entriesOf(row).map(({ number, points }) => {
    const outcome = settle(
      {
        betTypeId: row.bet_type_id,
        session: row.session,
        numbers: splitNumbers(row.bet_type_id, number),
        points,
      },
      draw,
    );
    const rate = rates?.[row.bet_type_id];
    if (outcome.status !== 'won' || rate === undefined) return outcome;
    const ofNumber = typeof rate === 'number' ? rate : (rate[panaKind(number) ?? ''] ?? 0);
    return { ...outcome, win: Math.round(points * ofNumber * 100) };
  });
  let win = 0;
  for (const decision of decisions) {
    if (decision.status === 'PENDING') return decision;
    win += decision.win;
  }
  const net = win - row.amount;
  return win > 0 ? { status: 'won', win, net } : { status: 'lost', win: 0, net };
}
