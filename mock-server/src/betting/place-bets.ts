import type { BettingResponse } from '@matka/contracts/api/betting';
import { bettingError } from '../errors/http-error.ts';
import { momentOf } from '../house/moment.ts';
import { inPoints } from '../money.ts';
import { addToCount } from '../stores/bet-counts.ts';
import { joinNumbers } from '../stores/bet-number.ts';
import { insertBet, shapes, takeBetIds } from '../stores/bets.ts';
import { sessionCode, statusCode } from '../stores/codes.ts';
import { inTransaction } from '../stores/transaction.ts';
import { moveWallet } from '../stores/wallet.ts';
import { nowIn, type World } from '../worlds/world.ts';
import { decidingSession } from './bet-rules.ts';
import { checkPhase } from './phase-check.ts';
import type { Submission } from './read-submission.ts';

/** Stores the bets of a submission one after the other, each with the balance that it found. */
function storeBets(
  world: World,
  playerId: number,
  { market, betTypeId, bets }: Submission,
  { firstId, before, at, day }: { firstId: number; before: number; at: number; day: string },
): void {
  const placed = { open: 0, close: 0 };
  let running = before;
  for (const [index, { numbers, points, side }] of bets.entries()) {
    const decidedBy = decidingSession(betTypeId, side);
    const session = side ?? decidedBy;
    const amount = points * 100;
    placed[session] += 1;
    insertBet(world.db, {
      player_id: playerId,
      id: firstId + index,
      market_id: market.id,
      market_day: day,
      bet_type_id: betTypeId,
      session: sessionCode(session),
      decided_by: sessionCode(decidedBy),
      status: statusCode('PENDING'),
      amount,
      before_amount: running,
      win: null,
      created_at: at,
      number: joinNumbers(betTypeId, numbers),
      shape: shapes.single,
      raw_result: null,
    });
    running -= amount;
  }
  for (const session of ['open', 'close'] as const) {
    if (placed[session] === 0) continue;
    addToCount(world.db, playerId, {
      market_id: market.id,
      session: sessionCode(session),
      status: statusCode('PENDING'),
      bets: placed[session],
    });
  }
}

/**
 * Takes the bets of a submission: debit, ledger entry and bet records in one transaction. Throws
 * 400 with `error` when the market does not take them now or the wallet holds less than their sum;
 * nothing is stored then. `keep` runs in the same transaction with the answer.
 */
export function placeBets(
  world: World,
  playerId: number,
  submission: Submission,
  keep: (answer: BettingResponse) => void,
): BettingResponse {
  const at = nowIn(world);
  const { market, bets, points } = submission;
  const { day, phases } = momentOf(world, at);
  checkPhase(submission, phases.get(market.id));
  const total = points * 100;
  return inTransaction(world.db, () => {
    const firstId = takeBetIds(world.db, bets.length);
    const balance = moveWallet(world.db, {
      playerId,
      amount: -total,
      at,
      kind: 'bet',
      betId: firstId,
    });
    if (balance === undefined) throw bettingError('Insufficient balance');
    const before = balance + total;
    storeBets(world, playerId, submission, { firstId, before, at, day });
    const answer: BettingResponse = {
      user_balance: { previous_balance: inPoints(before), current_balance: inPoints(balance) },
      bet_details: { market: { id: market.id, name: market.name } },
    };
    keep(answer);
    return answer;
  });
}
