import { hash } from 'node:crypto';
import type { SentBettingResponse } from '@matka/contracts/api/betting';
import { findStoredResponse, storeResponse } from '../db/idempotency-keys.ts';
import { inTransaction } from '../db/transaction.ts';
import { bettingError, HttpError } from '../shared/http-error.ts';
import type { World } from '../worlds/world.ts';

type StoreResponse = (response: SentBettingResponse) => void;

/**
 * Runs a bet request at most once per Idempotency-Key. The same key with the same body gets the first response again, a
 * refusal too: a request that was delayed must not place what its repetition was refused. With another body it throws
 * 409. Without a key the request just runs.
 */
export function withIdempotencyKey(
  world: World,
  playerId: number,
  key: string | undefined,
  body: unknown,
  run: (store: StoreResponse) => SentBettingResponse,
): SentBettingResponse {
  if (key === undefined) return run(() => {});
  const bodyHash = hash('sha256', JSON.stringify(body) ?? '');
  const first = findStoredResponse(world.db, playerId, key);
  if (first && first.bodyHash !== bodyHash) {
    throw bettingError('This Idempotency-Key was used with another body.', 409);
  }
  if (first && first.status !== 200) throw new HttpError(first.status, first.response);
  if (first) return first.response as SentBettingResponse;
  const store = (status: number, response: object): void =>
    storeResponse(world.db, playerId, key, { bodyHash, status, response });
  try {
    return run((response) => store(200, response));
  } catch (error) {
    if (error instanceof HttpError)
      inTransaction(world.db, () => store(error.statusCode, error.body));
    throw error;
  }
}
