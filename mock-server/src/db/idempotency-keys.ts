import type { Db } from './database.ts';
import { statement } from './database.ts';

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
