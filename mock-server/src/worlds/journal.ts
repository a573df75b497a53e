import { hash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { statement } from '../db/prepared-statement.ts';

/** A request with its response and changes, without secrets. */
export interface JournalEntry {
  number: number;
  /** The world's time in epoch milliseconds. */
  at: number;
  /** Real time in epoch milliseconds. */
  real: number;
  method: string;
  url: string;
  playerId: number;
  /** The Idempotency-Key, when one was sent. */
  key: string | undefined;
  request: unknown;
  /** Ids of the fault rules that applied; undefined if the world never had one. */
  faults: readonly number[] | undefined;
  status: number;
  /** The response body, truncated if it is long. */
  answer: string;
  /** SHA-256 of a long response body. */
  digest: string | undefined;
  /** Rows changed since the entry before. */
  rows: number;
  /** Sum of the ledger entries since the entry before, in hundredths of a point. */
  ledger: number;
}

/** The last requests of a world. */
export interface Journal {
  /** Adds an entry; if it may contain credentials or tokens, they are removed. */
  record: (entry: Omit<JournalEntry, 'number' | 'digest'>, secret: boolean) => void;
  /** From the oldest to the newest. */
  entries: () => JournalEntry[];
  /** The newest entry; undefined in an empty journal. */
  last: () => JournalEntry | undefined;
  /** Replaces all entries by those of another journal, from its first request on. */
  load: (entries: readonly JournalEntry[]) => void;
  /** True if all requests of the world are stored completely. */
  isComplete: () => boolean;
}

const size = 1_000;
/** Longer response bodies are truncated: there may be a thousand journals. */
const maxResponseLength = 2_000;
/** Requests with longer bodies are stored without them. */
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

/** The end of an entry as JSON: what is stored of a response. */
const responseText = (answer: string): string =>
  JSON.stringify({
    answer: answer.slice(0, maxResponseLength),
    digest: answer.length > maxResponseLength ? hash('sha256', answer) : undefined,
  }).slice(1);

export function createJournal(): Journal {
  // Store strings, not objects, to reduce garbage-collector work.
  const ring: string[] = [];
  let count = 0;
  let complete = true;
  // Consecutive responses are often equal: GET /markets/ for a minute.
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
      const stored = isLong ? JSON.stringify({ ...entry, request: undefined }) : begun;
      ring[(count - 1) % size] =
        `${stored.slice(0, -1)},${textOf(secret ? redactResponse(answer) : answer)}`;
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

/** Rows and money changed since the last call of this function. */
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
