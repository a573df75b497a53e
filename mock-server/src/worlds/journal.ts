import { hash } from 'node:crypto';
import Type, { type Static } from 'typebox';
import type { Db } from '../db/database.ts';
import { statement } from '../db/database.ts';
import { Instant } from '../db/settings.ts';
import { closed, IntegerSchema, StringSchema } from '../shared/schema-types.ts';

/** Requests that a world records: those to the API, and control requests that change a world from within. */
const url = '^/(?!w/|__mock/(?!worlds/[^/]+/(?:clock|tokens|faults|players|draws|markets)(?:/|$)))';

/** A request with its response and changes, without secrets. */
export const JournalEntry = Type.Object(
  {
    number: IntegerSchema,
    /** The world's time in epoch milliseconds. */
    at: Instant,
    /** Real time in epoch milliseconds. */
    real: Instant,
    method: Type.String({ pattern: '^[A-Z]{1,10}$' }),
    url: Type.String({ pattern: url, maxLength: 20_000 }),
    /** 0 without a player. */
    playerId: IntegerSchema,
    /** The Idempotency-Key, when one was sent. */
    key: Type.Optional(StringSchema),
    request: Type.Optional(Type.Unknown()),
    /** Ids of the fault rules that applied; absent if the world never had one. */
    faults: Type.Optional(Type.Array(IntegerSchema)),
    /** True if values were redacted that a replay cannot replace: an error response may repeat them. */
    redacted: Type.Optional(Type.Boolean()),
    /** 0 if the connection was broken before the handler. */
    status: IntegerSchema,
    /** Milliseconds from the request to its response; absent in files of older mocks. */
    ms: Type.Optional(Type.Number()),
    /** The response body, truncated if it is long. */
    answer: StringSchema,
    /** SHA-256 of a long response body. */
    digest: Type.Optional(StringSchema),
    /** Rows changed since the entry before. */
    rows: IntegerSchema,
    /** Sum of the ledger entries since the entry before, in hundredths of a point. */
    ledger: IntegerSchema,
  },
  closed,
);
export type JournalEntry = Static<typeof JournalEntry>;

export type NewEntry = Omit<JournalEntry, 'number' | 'digest'>;

/** The last requests of a world. */
export interface Journal {
  /** Returns the number of the entry, 0 if the journal is closed. */
  record: (entry: NewEntry) => number;
  /** From the oldest to the newest. */
  entries: () => JournalEntry[];
  /** The newest entry; undefined in an empty journal. */
  last: () => JournalEntry | undefined;
  /** Replaces all entries by those of another journal, from its first request on. */
  load: (entries: readonly JournalEntry[]) => void;
  /** True if all requests of the world are stored completely. */
  isComplete: () => boolean;
  /** Number of characters. */
  size: () => number;
  /** Removes the older half. */
  shrink: () => void;
  /** Returns its characters to the budget and ignores further requests. */
  close: () => void;
}

/** Limits the characters that the journals of all worlds hold together. */
export interface JournalBudget {
  join: (journal: Journal) => void;
  leave: (journal: Journal) => void;
  /** Shrinks the largest journals until all are within the limit. */
  keep: () => void;
}

/** At most 64 MB: a character takes one or two bytes. */
const maxTotal = 32_000_000;

export function createJournalBudget(limit = maxTotal): JournalBudget {
  const journals = new Set<Journal>();
  return {
    join: (journal) => journals.add(journal),
    leave: (journal) => journals.delete(journal),
    keep: () => {
      const all = [...journals];
      while (all.reduce((sum, journal) => sum + journal.size(), 0) > limit) {
        all.sort((a, b) => b.size() - a.size())[0]?.shrink();
      }
    },
  };
}

const maxEntries = 1_000;
/** Characters of all entries together. */
const maxSize = 4_000_000;
/** Longer response bodies are truncated: there may be a thousand journals. */
const maxResponseLength = 2_000;
/** Requests with longer bodies are stored without them. */
const maxRequestLength = 50_000;

/** Creates a journal that is limited by its own size and by a budget that several journals share. */
export function createJournal(budget: JournalBudget = createJournalBudget()): Journal {
  /** The stored entries as JSON, whose size is known, the oldest first. */
  let lines: string[] = [];
  /** Number of the newest entry. */
  let newest = 0;
  let size = 0;
  let complete = true;
  let isClosed = false;
  const parse = (line: string): JournalEntry => JSON.parse(line);
  const dropOldest = (): void => {
    size -= lines.shift()?.length ?? 0;
  };
  const append = (line: string): void => {
    newest += 1;
    lines.push(line);
    size += line.length;
    while (lines.length > maxEntries || size > maxSize) dropOldest();
  };
  const journal: Journal = {
    record: ({ at, real, method, url, playerId, key, request, answer, ...rest }) => {
      if (isClosed) return 0;
      const { faults, redacted, status, ms, rows, ledger } = rest;
      const entry = {
        number: newest + 1,
        ...{ at, real, method, url, playerId, key, faults, redacted, status, ms, rows, ledger },
        request,
        answer: answer.slice(0, maxResponseLength),
        digest: answer.length > maxResponseLength ? hash('sha256', answer) : undefined,
      };
      const line = JSON.stringify(entry);
      const isLong =
        line.length > maxRequestLength && (JSON.stringify(request)?.length ?? 0) > maxRequestLength;
      if (isLong) complete = false;
      append(isLong ? JSON.stringify({ ...entry, request: undefined }) : line);
      budget.keep();
      return newest;
    },
    entries: () => lines.map(parse),
    last: () => lines.slice(-1).map(parse)[0],
    load: (entries) => {
      lines = [];
      newest = 0;
      size = 0;
      complete = true;
      for (const entry of entries) append(JSON.stringify(entry));
      budget.keep();
    },
    isComplete: () => complete && lines.length === newest,
    size: () => size,
    shrink: () => {
      const enough = size / 2;
      while (size > enough) dropOldest();
    },
    close: () => {
      isClosed = true;
      budget.leave(journal);
    },
  };
  budget.join(journal);
  return journal;
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
