import { hash } from 'node:crypto';
import type { SentBettingResponse } from '@matka/contracts/api/betting';
import type { FastifyRequest } from 'fastify';
import { inTransaction, statement } from '../db/database.ts';
import { bettingError, HttpError } from '../shared/http-error.ts';
import type { World } from '../worlds/world.ts';

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

/** 409 for a key that was sent with another body before. */
export const usedKey = (): HttpError =>
  bettingError('This Idempotency-Key was used with another body.', 409);

const maxKeyLength = 255;

/**
 * Runs a bet request at most once per Idempotency-Key. The same key with the same body gets the first response again,
 * also a refusal: a delayed request must not place a bet that its repetition was refused. Another body gets 409.
 * Without a key the request just runs.
 */
export function withIdempotencyKey(
  { db, rules }: World,
  { playerId, body, headers }: FastifyRequest,
  run: (store: (response: SentBettingResponse) => void) => SentBettingResponse,
): SentBettingResponse {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || rules.ignoresKeys) return run(() => {});
  if (key.length > maxKeyLength)
    throw bettingError(`An Idempotency-Key has at most ${maxKeyLength} characters.`);
  const bodyHash = hash('sha256', JSON.stringify(body) ?? '');
  const first = read(db).get(playerId, key);
  if (first && first.body_hash !== bodyHash) throw usedKey();
  if (first && first.status !== 200) throw new HttpError(first.status, JSON.parse(first.response));
  if (first) return JSON.parse(first.response);
  const store = (status: number, response: object): void => {
    write(db).run(playerId, key, bodyHash, status, JSON.stringify(response));
  };
  try {
    return run((response) => store(200, response));
  } catch (error) {
    if (error instanceof HttpError) inTransaction(db, () => store(error.statusCode, error.body));
    throw error;
  }
}
