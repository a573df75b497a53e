import type { BetPayloads, BetTypeId, BettingResponse } from '@matka/contracts/api/betting';
import { config } from '../config.ts';
import { ApiError } from './api-error.ts';
import { request } from './client.ts';
import { entity, number } from './read.ts';

/** A submission; `amount` is the sum of the points, the payload belongs to the bet type id. */
export type Submission = {
  [Id in BetTypeId]: {
    bet_type_id: Id;
    market_id: number;
    amount: number;
    payload: BetPayloads[Id];
  };
}[BetTypeId];

/** Without both balances it is no receipt, and nobody knows what became of the bets. */
const readReceipt = entity<BettingResponse>(
  {
    user_balance: entity(
      { previous_balance: number, current_balance: number },
      'previous_balance',
      'current_balance',
    ),
  },
  'user_balance',
);

/**
 * POST /betting/, sent once: after a time-out or a network error it is never repeated.
 * @param idempotencyKey names the submission, the same for every attempt at it; it is sent only where
 *   the configuration says that the host understands it
 */
export function placeBets(body: Submission, idempotencyKey?: string): Promise<BettingResponse> {
  const headers =
    idempotencyKey && config().idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : undefined;
  return request({ method: 'POST', path: '/betting/', body, headers, read: readReceipt });
}

/** What a gateway says when the answer of the host did not reach it. */
const gatewayStatuses: readonly (number | undefined)[] = [502, 504];

/** Whether the failure of a submission leaves open if the bets were placed: its answer was lost. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind !== 'status' || gatewayStatuses.includes(error.status);
}
