import type { Db } from './database.ts';
import { statement } from './prepared-statement.ts';

interface IdempotencyRow {
  body_hash: string;
  response: string;
}

const read = statement<[number, string], IdempotencyRow>(
  'SELECT body_hash, response FROM idempotency_keys WHERE player_id = ? AND key = ?',
);
const write = statement<[number, string, string, string]>(
  'INSERT INTO idempotency_keys (player_id, key, body_hash, response) VALUES (?, ?, ?, ?)',
);

/** The stored response of a player's Idempotency-Key, with the hash of the request body. */
export function findStoredResponse(
  db: Db,
  playerId: number,
  key: string,
): { bodyHash: string; response: unknown } | undefined {
  const row = read(db).get(playerId, key);
  return row && { bodyHash: row.body_hash, response: JSON.parse(row.response) };
}

/** Stores the response to a request. Run it in the transaction of that request. */
export function storeResponse(
  db: Db,
  playerId: number,
  key: string,
  bodyHash: string,
  response: unknown,
): void {
  write(db).run(playerId, key, bodyHash, JSON.stringify(response));
}
