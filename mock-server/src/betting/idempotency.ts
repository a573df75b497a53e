import { hash } from 'node:crypto';
import type { BettingResponse } from '@matka/contracts/api/betting';
import { findStoredResponse, storeResponse } from '../db/idempotency-keys.ts';
import { bettingError } from '../shared/http-error.ts';
import type { World } from '../worlds/world.ts';

type StoreResponse = (answer: BettingResponse) => void;

/**
 * Runs a submission, at most once for an Idempotency-Key: the same key with the same body gives the
 * first answer again, with another body it throws 409. Refusals are not kept. Without a key it just runs.
 */
export function withIdempotencyKey(
  world: World,
  playerId: number,
  key: string | undefined,
  body: unknown,
  run: (keep: StoreResponse) => BettingResponse,
): BettingResponse {
  if (key === undefined) return run(() => {});
  const bodyHash = hash('sha256', JSON.stringify(body) ?? '');
  const first = findStoredResponse(world.db, playerId, key);
  if (first && first.bodyHash !== bodyHash) {
    throw bettingError('This Idempotency-Key was used with another body.', 409);
  }
  if (first) return first.response as BettingResponse;
  return run((answer) => storeResponse(world.db, playerId, key, bodyHash, answer));
}
