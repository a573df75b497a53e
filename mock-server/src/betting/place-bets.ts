import type { SentBetType } from '@matka/contracts/api/bet-types';
import {
  type BettingRequest,
  betPayloads,
  type SentBettingResponse,
} from '@matka/contracts/api/betting';
import type { Session } from '@matka/contracts/api/common';
import type { BetTypeId } from '@matka/contracts/bet-types';
import { insertBets, joinEntries, joinNumbers, type NewBet } from '../db/bets.ts';
import { inTransaction } from '../db/database.ts';
import { moveWallet } from '../db/ledger.ts';
import type { Market } from '../db/markets.ts';
import { playerById } from '../db/players.ts';
import { type BetNumbers, numberError } from '../game/bet-numbers.ts';
import type { BracketMode } from '../game/suggest.ts';
import { marketDayAt, type Phase } from '../markets/schedule.ts';
import { bettingError, invalidBet } from '../shared/http-error.ts';
import { inPoints } from '../shared/money.ts';
import { indianTimestamp } from '../shared/time.ts';
import { checkBettingForm } from '../shared/validate.ts';
import type { World } from '../worlds/world.ts';
import { acceptsBetsForClose, isBetTypeId, settlingSession } from './bet-rules.ts';

/** One bet of a payload: whole points, no session where the payload of its type has none. */
type RequestedBet = BetNumbers & { points: number; bet_type?: Session };

type Payload = RequestedBet | { bets: RequestedBet[]; mode?: BracketMode };

/** A bet request with legal numbers. */
export interface BetRequest {
  market: Market;
  betType: SentBetType;
  betTypeId: BetTypeId;
  bets: RequestedBet[];
  points: number;
}

/**
 * Reads a POST /betting/ body: payload by its schema, numbers by the rules, amount as the sum. Throws 400 with `error`.
 */
export function readBetRequest(world: World, request: BettingRequest): BetRequest {
  const { market_id: marketId, bet_type_id: betTypeId, amount } = request;
  const market = world.markets.find(({ id }) => id === marketId);
  if (!market) throw bettingError(`Market ${marketId} not found.`);
  const betType = world.betTypes.find(({ id }) => id === betTypeId);
  if (!betType || !isBetTypeId(betTypeId)) throw bettingError(`Bet type ${betTypeId} not found.`);
  checkBettingForm(betPayloads[betTypeId], request.payload);
  const payload = request.payload as Payload;
  const { bets, mode } = 'bets' in payload ? payload : { bets: [payload] };
  for (const bet of bets) {
    const illegal = numberError(betTypeId, bet, mode);
    if (illegal !== undefined) throw invalidBet(illegal);
  }
  const points = bets.reduce((sum, bet) => sum + bet.points, 0);
  if (amount !== points) {
    throw invalidBet(`amount ${amount} is not ${points}, the sum of the points`);
  }
  return { market, betType, betTypeId, bets, points };
}

/** Throws 400 with `error` if the market does not accept these bets in its phase. */
export function assertAcceptsBets({ market, betType, bets }: BetRequest, phase: Phase): void {
  if (phase === 'running-now') return;
  if (phase !== 'running-for-close') throw bettingError(`Betting is closed for ${market.name}.`);
  if (!acceptsBetsForClose(betType.config.code)) {
    throw bettingError(`${betType.name} is closed while ${market.name} is running for close.`);
  }
  if (bets.some(({ bet_type: session }) => session === 'open')) {
    throw bettingError(`Open bids of ${market.name} are closed.`);
  }
}

function recordsOf(
  playerId: number,
  { market, betTypeId, bets }: BetRequest,
  balance: number,
  at: number,
): NewBet[] {
  let running = balance;
  return bets.map((bet) => {
    const decidedBy = settlingSession(betTypeId, bet.bet_type);
    const before = running;
    running -= bet.points * 100;
    return {
      player_id: playerId,
      market_id: market.id,
      market_day: marketDayAt(at, market.schedule),
      bet_type_id: betTypeId,
      session: bet.bet_type ?? decidedBy,
      decided_by: decidedBy,
      status: 'PENDING',
      amount: bet.points * 100,
      before_amount: before,
      win: null,
      created_at: indianTimestamp(at),
      number: joinNumbers(betTypeId, bet),
      shape: 'single',
      raw_result: null,
    };
  });
}

function joinRecords(records: NewBet[]): NewBet[] {
  const [first] = records;
  const isJoined = records.length > 1 && records.every(({ session }) => session === first?.session);
  if (!(first && isJoined)) return records;
  const entries = records.map(({ number, amount }) => ({ number, points: amount / 100 }));
  const amount = records.reduce((sum, record) => sum + record.amount, 0);
  return [{ ...first, amount, number: joinEntries(entries), shape: 'several' }];
}

/**
 * Debits the player and stores bets and ledger entry in one transaction. Throws 400 with `error`, and stores nothing, if
 * the balance is too low. `at` is the world's time; `store` runs in the transaction with the response.
 */
export function placeBets(
  world: World,
  playerId: number,
  request: BetRequest,
  at: number,
  store: (response: SentBettingResponse) => void,
): SentBettingResponse {
  const { market, points } = request;
  const amount = -points * 100;
  return inTransaction(world.db, () => {
    const before = playerById(world.db, playerId)?.balance ?? 0;
    const after = before + amount;
    if (after < 0) throw bettingError('Insufficient balance');
    const records = recordsOf(playerId, request, before, at);
    const betId = insertBets(world.db, world.rules.joinsBets ? joinRecords(records) : records);
    moveWallet(world.db, { playerId, amount, at, kind: 'bet', betId });
    const response: SentBettingResponse = {
      user_balance: { previous_balance: inPoints(before), current_balance: inPoints(after) },
      bet_details: { market: { id: market.id, name: market.name } },
    };
    store(response);
    return response;
  });
}
