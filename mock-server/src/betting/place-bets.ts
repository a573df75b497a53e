import type { SentBettingResponse } from '@matka/contracts/api/betting';
import { joinEntries, joinNumbers } from '../db/bet-number.ts';
import { insertBets, type NewBet } from '../db/bets.ts';
import { changeBalance, enterMovement } from '../db/ledger.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Phase } from '../game/phase.ts';
import { phasesAt } from '../markets/phases.ts';
import { bettingError } from '../shared/http-error.ts';
import { inPoints } from '../shared/money.ts';
import { indianTimestamp } from '../shared/time.ts';
import type { World } from '../worlds/world.ts';
import { acceptsBetsForClose, settlingSession } from './bet-rules.ts';
import type { BetRequest } from './parse-bet-request.ts';

/** Throws 400 with `error` if the market does not accept these bets in its phase. */
export function assertAcceptsBets(
  { market, betType, bets }: BetRequest,
  phase: Phase | undefined,
): void {
  const closed = phase === 'closed-for-today' || phase === 'holiday' || market.suspended;
  if (closed) throw bettingError(`Betting is closed for ${market.name}.`);
  if (phase !== 'running-for-close') return;
  if (!acceptsBetsForClose(betType.config.code)) {
    throw bettingError(`${betType.name} is closed while ${market.name} is running for close.`);
  }
  if (bets.some(({ session }) => session === 'open')) {
    throw bettingError(`Open bids of ${market.name} are closed.`);
  }
}

/** The records of a bet request, each with the balance before it. */
function recordsOf(
  playerId: number,
  { market, betTypeId, bets }: BetRequest,
  { before, at, day }: { before: number; at: number; day: string },
): NewBet[] {
  const createdAt = indianTimestamp(at);
  let running = before;
  return bets.map(({ numbers, points, session }) => {
    const decidedBy = settlingSession(betTypeId, session);
    const found = running;
    running -= points * 100;
    return {
      player_id: playerId,
      market_id: market.id,
      market_day: day,
      bet_type_id: betTypeId,
      session: session ?? decidedBy,
      decided_by: decidedBy,
      status: 'PENDING',
      amount: points * 100,
      before_amount: found,
      win: null,
      created_at: createdAt,
      number: joinNumbers(betTypeId, numbers),
      shape: 'single',
      raw_result: null,
    };
  });
}

/** The records of one request as one record, when all are on one session. */
function joinRecords(records: NewBet[]): NewBet[] {
  const [first] = records;
  const isJoined = records.length > 1 && records.every(({ session }) => session === first?.session);
  if (!(first && isJoined)) return records;
  const entries = records.map(({ number, amount }) => ({ number, points: amount / 100 }));
  const amount = records.reduce((sum, record) => sum + record.amount, 0);
  return [{ ...first, amount, number: joinEntries(entries), shape: 'several' }];
}

/**
 * Places bets: debit, ledger entry and bet records in one transaction. Throws 400 with `error` and stores nothing
 * if the market does not accept them or the balance is too low. `at` is the world's time; `store` runs in the
 * transaction with the response.
 */
export function placeBets(
  world: World,
  playerId: number,
  request: BetRequest,
  at: number,
  store: (response: SentBettingResponse) => void,
): SentBettingResponse {
  const { market, points } = request;
  const { day, phases } = phasesAt(world, at);
  assertAcceptsBets(request, phases.get(market.id));
  const amount = -points * 100;
  return inTransaction(world.db, () => {
    const balance = changeBalance(world.db, playerId, amount);
    if (balance === undefined) throw bettingError('Insufficient balance');
    const before = balance - amount;
    const split = recordsOf(playerId, request, { before, at, day });
    const records = world.settings.host?.joinsBets ? joinRecords(split) : split;
    const betId = insertBets(world.db, records);
    enterMovement(world.db, { playerId, amount, at, kind: 'bet', betId }, balance);
    const response: SentBettingResponse = {
      user_balance: { previous_balance: inPoints(before), current_balance: inPoints(balance) },
      bet_details: { market: { id: market.id, name: market.name } },
    };
    store(response);
    return response;
  });
}
