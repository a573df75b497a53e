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
import { changeBalance, enterMovement } from '../db/ledger.ts';
import type { Market } from '../db/markets.ts';
import type { BetNumbers } from '../game/bet-numbers.ts';
import type { BracketMode } from '../game/combinations.ts';
import { numberError } from '../game/validate-numbers.ts';
import { phasesAt } from '../markets/market-list.ts';
import type { Phase } from '../markets/schedule.ts';
import { bettingError } from '../shared/http-error.ts';
import { inPoints } from '../shared/money.ts';
import { indianTimestamp } from '../shared/time.ts';
import { firstErrorText, validationErrors } from '../shared/validate.ts';
import type { World } from '../worlds/world.ts';
import { acceptsBetsForClose, isBetTypeId, settlingSession } from './bet-rules.ts';

/** One bet of a request. */
export interface RequestedBet {
  numbers: BetNumbers;
  /** Whole points. */
  points: number;
  /** Null if the payload of the type has no session. */
  session: Session | null;
}

/** A well-formed bet request with legal numbers. */
export interface BetRequest {
  market: Market;
  betType: SentBetType;
  betTypeId: BetTypeId;
  bets: RequestedBet[];
  points: number;
}

type RawBet = BetNumbers & { points: number; bet_type?: Session };
type RawPayload = RawBet | { bets: RawBet[]; mode?: BracketMode };

/** The client shows its own message for any error text that contains this word. */
const invalid = (text: string) => bettingError(`Validation failed: ${text}.`);

const listOf = (payload: RawPayload): RawBet[] => ('bets' in payload ? payload.bets : [payload]);

function toRequestedBet({ points, bet_type: session, ...numbers }: RawBet): RequestedBet {
  return { numbers, points, session: session ?? null };
}

/**
 * Parses a valid body of POST /betting/: its payload by the schema of its bet type, its numbers by the rules of the game.
 * Throws 400 with `error`.
 */
export function parseBetRequest(world: World, request: BettingRequest): BetRequest {
  const { market_id: marketId, bet_type_id: betTypeId } = request;
  const market = world.markets.find(({ id }) => id === marketId);
  if (!market) throw bettingError(`Market ${marketId} not found.`);
  const betType = world.betTypes.find(({ id }) => id === betTypeId);
  if (!betType || !isBetTypeId(betTypeId)) throw bettingError(`Bet type ${betTypeId} not found.`);
  const payloadErrors = validationErrors(betPayloads[betTypeId], request.payload);
  if (payloadErrors.length > 0) throw invalid(firstErrorText(payloadErrors));
  const payload = request.payload as RawPayload;
  const mode = 'mode' in payload ? payload.mode : undefined;
  const bets = listOf(payload).map(toRequestedBet);
  for (const { numbers } of bets) {
    const illegal = numberError(betTypeId, numbers, mode);
    if (illegal !== undefined) throw invalid(illegal);
  }
  const points = bets.reduce((sum, bet) => sum + bet.points, 0);
  if (request.amount !== points) {
    throw invalid(`amount ${request.amount} is not ${points}, the sum of the points`);
  }
  return { market, betType, betTypeId, bets, points };
}

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
