import type { BetPayloads, BetTypeId } from '@matka/contracts/api/betting';
import { ApiError } from '@matka/contracts/client/api-error';
import { type BetOutcome, classifyBetResponse } from '@matka/contracts/client/bet-outcome';
import { config } from '../config.ts';
import { client } from './client.ts';

/** The body of POST /betting/; `amount` is the sum of the points, the payload belongs to the bet type id. */
export type BetRequest = {
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
export async function submitBets(body: BetRequest, idempotencyKey?: string): Promise<BetOutcome> {
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
