import { hash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { statement } from '../db/prepared-statement.ts';

/** A call with its answer and what it changed, without anything secret. */
export interface JournalEntry {
  number: number;
  /** The world's time in epoch milliseconds. */
  at: number;
  /** The machine's time in epoch milliseconds. */
  real: number;
  method: string;
  url: string;
  playerId: number;
  /** The Idempotency-Key, when one was sent. */
  key: string | undefined;
  request: unknown;
  /** The ids of the rules that spoiled it; undefined where the world had never had one. */
  faults: readonly number[] | undefined;
  status: number;
  /** The answer as it was sent, its beginning when it is long. */
  answer: string;
  /** SHA-256 of the whole answer when it is long. */
  digest: string | undefined;
  /** Rows that changed since the call before. */
  rows: number;
  /** What the ledger entries written since then come to, in hundredths of a point. */
  ledger: number;
}

/** The last calls of a world. */
export interface Journal {
  /** Keeps a call; one that may carry credentials or tokens is kept without them. */
  record: (entry: Omit<JournalEntry, 'number' | 'digest'>, secret: boolean) => void;
  /** From the oldest kept to the newest. */
  entries: () => JournalEntry[];
  /** The newest; undefined before the first call. */
  last: () => JournalEntry | undefined;
  /** Takes over the entries of a journal from its first call on, in the place of its own. */
  load: (entries: readonly JournalEntry[]) => void;
  /** Whether every call of the world is kept, with its whole request. */
  isComplete: () => boolean;
}

const size = 1_000;
/** Of longer answers only the beginning is kept: a thousand worlds keep journals. */
const maxResponseLength = 2_000;
/** Calls whose request is longer are kept without it. */
const maxEntryLength = 50_000;
const secretFields = new Set([
  'password',
  'confirm_password',
  'mpin',
  'confirm_mpin',
  'otp',
  'access',
  'refresh',
]);
const redacted = '(hidden)';

const withoutSecrets = (key: string, value: unknown): unknown =>
  secretFields.has(key) && typeof value === 'string' ? redacted : value;

const redactResponse = (answer: string): string =>
  answer.replace(/"(access|refresh)":"[^"]*"/g, `"$1":"${redacted}"`);

/** The end of an entry's text: what is kept of an answer. */
const responseText = (answer: string): string =>
  JSON.stringify({
    answer: answer.slice(0, maxResponseLength),
    digest: answer.length > maxResponseLength ? hash('sha256', answer) : undefined,
  }).slice(1);

export function createJournal(): Journal {
  // Texts, not objects: what lives for a thousand calls is dear to a collector that counts objects.
  const ring: string[] = [];
  let count = 0;
  let complete = true;
  // Many calls get the same answer one after the other: GET /markets/ for a minute.
  let newest = { answer: '', text: responseText('') };
  const textOf = (answer: string): string => {
    if (answer !== newest.answer) newest = { answer, text: responseText(answer) };
    return newest.text;
  };
  return {
    record: ({ answer, ...called }, secret) => {
      count += 1;
      const entry = { ...called, number: count };
      const begun = JSON.stringify(entry, secret ? withoutSecrets : undefined);
      const isLong = begun.length > maxEntryLength;
      if (isLong) complete = false;
      const kept = isLong ? JSON.stringify({ ...entry, request: undefined }) : begun;
      ring[(count - 1) % size] =
        `${kept.slice(0, -1)},${textOf(secret ? redactResponse(answer) : answer)}`;
    },
    entries: () => {
      const oldest = count > size ? count % size : 0;
      return [...ring.slice(oldest), ...ring.slice(0, oldest)].map(
        (line): JournalEntry => JSON.parse(line),
      );
    },
    last: () => {
      const line = ring[(count - 1) % size];
      return count === 0 || line === undefined ? undefined : JSON.parse(line);
    },
    load: (entries) => {
      ring.length = 0;
      ring.push(...entries.map((entry) => JSON.stringify(entry)));
      count = entries.length;
    },
    isComplete: () => complete && count <= size,
  };
}

/** The counters of a database at the last journal entry. */
export interface JournalCursor {
  rows: number;
  writes: number;
  ledger: number;
}

/** A cursor that has not counted anything. */
export const createJournalCursor = (): JournalCursor => ({ rows: 0, writes: -1, ledger: 0 });

const totalChanges = statement<[], { rows: number }>('SELECT total_changes() AS rows');

/** Rows changed since the database was opened; read only if something was written. */
function rowsChanged(db: Db, cursor: JournalCursor): number {
  if (db.writes === cursor.writes) return cursor.rows;
  return totalChanges(db).get()?.rows ?? 0;
}

/** The rows and the money changed since the last call of this function. */
export function takeChanges({
  db,
  journalCursor: cursor,
}: {
  db: Db;
  journalCursor: JournalCursor;
}): { rows: number; ledger: number } {
  const { rows, ledger } = cursor;
  cursor.rows = rowsChanged(db, cursor);
  cursor.writes = db.writes;
  cursor.ledger = db.ledgerSum;
  return { rows: cursor.rows - rows, ledger: cursor.ledger - ledger };
}
