import type { Db } from './database.ts';
import { statement } from './prepared-statement.ts';

interface AnswerRow {
  body_hash: string;
  answer: string;
}

const read = statement<[number, string], AnswerRow>(
  'SELECT body_hash, answer FROM answers WHERE player_id = ? AND key = ?',
);
const write = statement<[number, string, string, string]>(
  'INSERT INTO answers (player_id, key, body_hash, answer) VALUES (?, ?, ?, ?)',
);

/** The first answer that a player got for an Idempotency-Key, with the hash of the body it answered. */
export function answerTo(
  db: Db,
  playerId: number,
  key: string,
): { bodyHash: string; answer: unknown } | undefined {
  const row = read(db).get(playerId, key);
  return row && { bodyHash: row.body_hash, answer: JSON.parse(row.answer) };
}

/** Keeps an answer; belongs into the transaction that stores what it answers. */
export function keepAnswer(
  db: Db,
  playerId: number,
  key: string,
  bodyHash: string,
  answer: unknown,
): void {
  write(db).run(playerId, key, bodyHash, JSON.stringify(answer));
}
