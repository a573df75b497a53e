import type { BetPayloads } from '@matka/contracts/api/betting';
import type { OpaqueId } from '@matka/contracts/api/schema';
import type { BetTypeId } from '@matka/contracts/bet-types';
import { ApiError } from '@matka/contracts/client/api-error';
import { type BetOutcome, classifyBetResponse } from '@matka/contracts/client/bet-outcome';
import { config } from '../config.ts';
import { client } from './client.ts';

/** The body of POST /betting/; `amount` is the sum of the points. */
export type BetRequest = {
  [Id in BetTypeId]: {
    bet_type_id: Id;
    market_id: OpaqueId;
    amount: number;
    payload: BetPayloads[Id];
  };
}[BetTypeId];

/**
 * POST /betting/, sent once: never repeated after a time-out or network error.
 * @param idempotencyKey identifies the submission, the same for every attempt; sent only if the host supports it
 * @returns the outcome of the bets; an unknown outcome does not throw
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
        // Following a redirect could send the bets twice.
        redirect: 'manual',
      }),
    );
  } catch (error) {
    if (error instanceof ApiError) return classifyBetResponse(error);
    throw error;
  }
}
