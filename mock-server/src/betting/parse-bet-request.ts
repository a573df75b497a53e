import type { SentBetType } from '@matka/contracts/api/bet-types';
import { type BettingRequest, betPayloads } from '@matka/contracts/api/betting';
import type { Session } from '@matka/contracts/api/common';
import type { BetTypeId } from '@matka/contracts/bet-types';
import type { Market } from '../db/markets.ts';
import type { BetNumbers } from '../game/bet-numbers.ts';
import type { BracketMode } from '../game/brackets.ts';
import { numberError } from '../game/validate-numbers.ts';
import { bettingError } from '../shared/http-error.ts';
import { validationErrors } from '../shared/validate.ts';
import { firstErrorText } from '../shared/validation-messages.ts';
import type { World } from '../worlds/world.ts';
import { isBetTypeId } from './bet-rules.ts';

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
  /** Sum of the points. */
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
