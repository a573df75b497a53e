import { hash } from 'node:crypto';
import type { BettingResponse } from '@matka/contracts/api/betting';
import { findStoredResponse, storeResponse } from '../db/idempotency-keys.ts';
import { bettingError } from '../shared/http-error.ts';
import type { World } from '../worlds/world.ts';

type StoreResponse = (response: BettingResponse) => void;

/**
 * Runs a bet request at most once per Idempotency-Key. The same key with the same body returns the stored
 * response, with another body it throws 409. Error responses are not stored. Without a key the request just runs.
 */
export function withIdempotencyKey(
  world: World,
  playerId: number,
  key: string | undefined,
  body: unknown,
  run: (store: StoreResponse) => BettingResponse,
): BettingResponse {
  if (key === undefined) return run(() => {});
  const bodyHash = hash('sha256', JSON.stringify(body) ?? '');
  const first = findStoredResponse(world.db, playerId, key);
  if (first && first.bodyHash !== bodyHash) {
    throw bettingError('This Idempotency-Key was used with another body.', 409);
  }
  if (first) return first.response as BettingResponse;
  return run((response) => storeResponse(world.db, playerId, key, bodyHash, response));
}
