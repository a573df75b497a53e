import { hash } from 'node:crypto';
import type { SentBettingResponse } from '@matka/contracts/api/betting';
import { type Db, inTransaction, statement } from '../db/database.ts';
import { bettingError, HttpError } from '../shared/http-error.ts';
import type { World } from '../worlds/world.ts';

interface IdempotencyRow {
  body_hash: string;
  status: number;
  response: string;
}

/** The first response to a player's Idempotency-Key, with the hash of the request body. */
export interface StoredResponse {
  bodyHash: string;
  status: number;
  response: object;
}

const read = statement<[number, string], IdempotencyRow>(
  'SELECT body_hash, status, response FROM idempotency_keys WHERE player_id = ? AND key = ?',
);
const write = statement<[number, string, string, number, string]>(
  'INSERT INTO idempotency_keys (player_id, key, body_hash, status, response) VALUES (?, ?, ?, ?, ?)',
);

/** The stored response of a player's Idempotency-Key, if there is one. */
export function findStoredResponse(
  db: Db,
  playerId: number,
  key: string,
): StoredResponse | undefined {
  const row = read(db).get(playerId, key);
  return row && { bodyHash: row.body_hash, status: row.status, response: JSON.parse(row.response) };
}

/** Stores the response to a request. Run it in the transaction of that request. */
export function storeResponse(
  db: Db,
  playerId: number,
  key: string,
  { bodyHash, status, response }: StoredResponse,
): void {
  write(db).run(playerId, key, bodyHash, status, JSON.stringify(response));
}

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
