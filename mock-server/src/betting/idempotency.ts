import { hash } from 'node:crypto';
import type { SentBettingResponse } from '@matka/contracts/api/betting';
import { inTransaction, statement } from '../db/database.ts';
import { bettingError, HttpError } from '../shared/http-error.ts';
import type { World } from '../worlds/world.ts';

/** The first response to a player's Idempotency-Key, with the hash of the request body. */
interface StoredResponse {
  body_hash: string;
  status: number;
  response: string;
}

const read = statement<[number, string], StoredResponse>(
  'SELECT body_hash, status, response FROM idempotency_keys WHERE player_id = ? AND key = ?',
);
const write = statement<[number, string, string, number, string]>(
  'INSERT INTO idempotency_keys (player_id, key, body_hash, status, response) VALUES (?, ?, ?, ?, ?)',
);

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
  const first = read(world.db).get(playerId, key);
  if (first && first.body_hash !== bodyHash) {
    throw bettingError('This Idempotency-Key was used with another body.', 409);
  }
  if (first && first.status !== 200) throw new HttpError(first.status, JSON.parse(first.response));
  if (first) return JSON.parse(first.response) as SentBettingResponse;
  const store = (status: number, response: object): void => {
    write(world.db).run(playerId, key, bodyHash, status, JSON.stringify(response));
  };
  try {
    return run((response) => store(200, response));
  } catch (error) {
    if (error instanceof HttpError)
      inTransaction(world.db, () => store(error.statusCode, error.body));
    throw error;
  }
}
