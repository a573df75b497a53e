import type { BetPayloads, BetTypeId } from '@matka/contracts/api/betting';
import { ApiError } from '@matka/contracts/client/api-error';
import { type BetOutcome, classifyBetResponse } from '@matka/contracts/client/bet-outcome';
import type { Receipt } from '@matka/contracts/decoders/betting';
import { config } from '../config.ts';
import { client } from './client.ts';

/** A submission; `amount` is the sum of the points, the payload belongs to the bet type id. */
export type Submission = {
  [Id in BetTypeId]: {
    bet_type_id: Id;
    market_id: number;
    amount: number;
    payload: BetPayloads[Id];
  };
}[BetTypeId];

/**
 * POST /betting/, sent once: after a time-out or a network error it is never repeated.
 * @param idempotencyKey names the submission, the same for every attempt at it; it is sent only where
 *   the configuration says that the host understands it
 * @returns what became of the bets; an outcome that is not known is no exception
 */
export async function submitBets(body: Submission, idempotencyKey?: string): Promise<BetOutcome> {
  const headers =
    idempotencyKey && config().idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : undefined;
  try {
    return classifyBetResponse(
      await client.exchangeAsPlayer({
        method: 'POST',
        path: '/betting/',
        body,
        headers,
        // Followed, a redirect could send the bets a second time.
        redirect: 'manual',
      }),
    );
  } catch (error) {
    if (error instanceof ApiError) return classifyBetResponse(error);
    throw error;
  }
}

/** Like submitBets; throws the error where the bets were refused or their outcome is unknown. */
export async function placeBets(body: Submission, idempotencyKey?: string): Promise<Receipt> {
  const outcome = await submitBets(body, idempotencyKey);
  if (outcome.kind === 'placed') return outcome.receipt;
  throw outcome.error;
}

/** What a gateway says when the answer of the host did not reach it. */
const gatewayStatuses: readonly (number | undefined)[] = [502, 504];

/** Whether the failure of a submission leaves open if the bets were placed: its answer was lost. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind !== 'status' || gatewayStatuses.includes(error.status);
}
