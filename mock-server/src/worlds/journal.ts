import { hash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { statement } from '../db/prepared-statement.ts';
import { createJournalBudget, type JournalBudget } from './journal-budget.ts';

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
  /** True if values were redacted that a replay cannot replace: an error response may repeat them. */
  redacted: boolean | undefined;
  status: number;
  /** Milliseconds from the request to its response; undefined in files of older mocks. */
  ms: number | undefined;
  /** The response body, truncated if it is long. */
  answer: string;
  /** SHA-256 of a long response body. */
  digest: string | undefined;
  /** Rows changed since the entry before. */
  rows: number;
  /** Sum of the ledger entries since the entry before, in hundredths of a point. */
  ledger: number;
}

/** A new entry: its request is redacted JSON. */
export type NewEntry = Omit<JournalEntry, 'number' | 'digest' | 'request'> & {
  request: string | undefined;
};

/** The last requests of a world. */
export interface Journal {
  /** Returns the number of the entry, 0 if the journal is closed. */
  record: (entry: NewEntry) => number;
  /** Replaces the response of an entry, which has changed nothing after all. */
  amend: (number: number, status: number, answer: string) => void;
  /** From the oldest to the newest. */
  entries: () => JournalEntry[];
  /** The newest entry; undefined in an empty journal. */
  last: () => JournalEntry | undefined;
  /** Replaces all entries by those of another journal, from its first request on. */
  load: (entries: readonly JournalEntry[]) => void;
  /** True if all requests of the world are stored completely. */
  isComplete: () => boolean;
  /** Returns its characters to the budget and ignores further requests. */
  close: () => void;
}

const maxEntries = 1_000;
/** Characters of all entries together. */
const maxSize = 4_000_000;
/** Longer response bodies are truncated: there may be a thousand journals. */
const maxResponseLength = 2_000;
/** Requests with longer bodies are stored without them. */
const maxRequestLength = 50_000;
/** Longer response bodies are not compared with the last one. */
const maxRepeatedLength = 16_000;

/** The end of an entry as JSON: what is stored of a response. */
const responseText = (answer: string): string =>
  JSON.stringify({
    answer: answer.slice(0, maxResponseLength),
    digest: answer.length > maxResponseLength ? hash('sha256', answer) : undefined,
  }).slice(1);

type EntryHead = Omit<NewEntry, 'answer' | 'request'>;

/** The beginning of an entry as JSON. Written out because every request passes here. */
function headText(number: number, entry: EntryHead): string {
  const { at, real, method, url, playerId, key, faults, redacted, status, ms, rows, ledger } =
    entry;
  const rare =
    key === undefined && faults === undefined && redacted === undefined
      ? ''
      : `,${JSON.stringify({ key, faults, redacted }).slice(1, -1)}`;
  return `{"number":${number},"at":${at},"real":${real},"method":"${method}","url":${JSON.stringify(url)},"playerId":${playerId}${rare},"status":${status},"ms":${ms},"rows":${rows},"ledger":${ledger}`;
}

/** Creates a journal that is limited by its own size and by a budget that several journals share. */
export function createJournal(budget: JournalBudget = createJournalBudget()): Journal {
  // Store strings, not objects, to reduce garbage-collector work.
  const ring: string[] = [];
  /** Numbers of the newest entry and of the oldest stored one. */
  let newest = 0;
  let oldest = 1;
  let size = 0;
  let complete = true;
  let isClosed = false;
  // Consecutive responses are often equal: GET /markets/ for a minute.
  let repeated = { answer: '', text: responseText('') };
  const textOf = (answer: string): string => {
    if (answer.length > maxRepeatedLength) return responseText(answer);
    if (answer !== repeated.answer) repeated = { answer, text: responseText(answer) };
    return repeated.text;
  };
  const lineOf = (number: number): string => ring[(number - 1) % maxEntries] ?? '';
  const dropOldest = (): void => {
    const { length } = lineOf(oldest);
    ring[(oldest - 1) % maxEntries] = '';
    oldest += 1;
    size -= length;
    budget.add(-length);
  };
  const append = (line: string): void => {
    newest += 1;
    if (newest - oldest >= maxEntries) dropOldest();
    ring[(newest - 1) % maxEntries] = line;
    size += line.length;
    while (size > maxSize) dropOldest();
    budget.add(line.length);
  };
  const user = {
    size: () => size,
    shrink: () => {
      const enough = size / 2;
      while (size > enough) dropOldest();
    },
  };
  budget.join(user);
  return {
    record: ({ answer, request, ...called }) => {
      if (isClosed) return 0;
      const isLong = request !== undefined && request.length > maxRequestLength;
      if (isLong) complete = false;
      const body = request === undefined || isLong ? '' : `,"request":${request}`;
      append(`${headText(newest + 1, called)}${body},${textOf(answer)}`);
      return newest;
    },
    amend: (number, status, answer) => {
      if (isClosed || number < oldest) return;
      const line = lineOf(number);
      const entry: JournalEntry = JSON.parse(line);
      const amended = { ...entry, status, answer, digest: undefined, rows: 0, ledger: 0 };
      ring[(number - 1) % maxEntries] = JSON.stringify(amended);
      size += lineOf(number).length - line.length;
      budget.add(lineOf(number).length - line.length);
    },
    entries: () =>
      Array.from({ length: newest - oldest + 1 }, (_, i) => JSON.parse(lineOf(oldest + i))),
    last: () => (newest < oldest ? undefined : JSON.parse(lineOf(newest))),
    load: (entries) => {
      while (oldest <= newest) dropOldest();
      newest = 0;
      oldest = 1;
      complete = true;
      for (const entry of entries) append(JSON.stringify(entry));
    },
    isComplete: () => complete && oldest === 1,
    close: () => {
      isClosed = true;
      budget.leave(user);
    },
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
