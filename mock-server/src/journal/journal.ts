import { hash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { statement } from '../db/database.ts';
import type { JournalEntry, NewEntry } from './entry.ts';

/** At most 64 MB: a character takes one or two bytes. */
const maxTotal = 32_000_000;
const maxEntries = 1_000;
const maxSize = 4_000_000;
const maxResponseLength = 2_000;
const maxRequestLength = 50_000;

/** Limits the characters that the journals of all worlds hold together. */
export class JournalBudget {
  readonly journals = new Set<Journal>();
  private readonly limit: number;

  constructor(limit = maxTotal) {
    this.limit = limit;
  }

  /** Shrinks the largest journals until all are within the limit. */
  keep(): void {
    const all = [...this.journals];
    while (all.reduce((sum, { size }) => sum + size, 0) > this.limit) {
      all.sort((a, b) => b.size - a.size)[0]?.shrink();
    }
  }
}

/** The content of a journal. */
export interface JournalState {
  /** Its entries as JSON, the oldest first. */
  lines: readonly string[];
  /** The number of the newest entry. */
  newest: number;
  /** True if no request was left out, apart from removed oldest entries. */
  isComplete: boolean;
}

/** A journal of all requests since the start of a world. */
export const journalOf = (entries: readonly JournalEntry[]): JournalState => ({
  lines: entries.map((entry) => JSON.stringify(entry)),
  newest: entries.length,
  isComplete: true,
});

/** The last requests of a world, limited by their own number and size and by a budget that several journals share. */
export class Journal {
  /** Number of characters. */
  size = 0;
  /** The stored entries as JSON texts of known size, oldest first. */
  private lines: string[] = [];
  private newest = 0;
  private complete = true;
  private isClosed = false;
  private readonly budget: JournalBudget;

  constructor(budget = new JournalBudget()) {
    this.budget = budget;
    budget.journals.add(this);
  }

  private append(lines: readonly string[]): void {
    this.lines.push(...lines);
    for (const { length } of lines) this.size += length;
    while (this.lines.length > maxEntries || this.size > maxSize) this.dropOldest();
    this.budget.keep();
  }

  private dropOldest(): void {
    this.size -= this.lines.shift()?.length ?? 0;
  }

  record(called: NewEntry): void {
    if (this.isClosed) return;
    const { request, answer } = called;
    const entry = {
      number: this.newest + 1,
      ...called,
      answer: answer.slice(0, maxResponseLength),
      digest: answer.length > maxResponseLength ? hash('sha256', answer) : undefined,
    };
    const line = JSON.stringify(entry);
    const isLong =
      line.length > maxRequestLength && (JSON.stringify(request)?.length ?? 0) > maxRequestLength;
    if (isLong) this.complete = false;
    this.newest += 1;
    this.append([isLong ? JSON.stringify({ ...entry, request: undefined }) : line]);
  }

  entries(): JournalEntry[] {
    return this.lines.map((line) => JSON.parse(line));
  }

  last(): JournalEntry | undefined {
    const line = this.lines.at(-1);
    return line === undefined ? undefined : JSON.parse(line);
  }

  state(): JournalState {
    return { lines: [...this.lines], newest: this.newest, isComplete: this.complete };
  }

  /** Replaces all entries by the entries of another journal. */
  load({ lines, newest, isComplete }: JournalState): void {
    this.lines = [];
    this.size = 0;
    this.newest = newest;
    this.complete = isComplete;
    this.append(lines);
  }

  /** True if all requests of the world are stored completely. */
  isComplete(): boolean {
    return this.complete && this.lines.length === this.newest;
  }

  /** Removes the older half. */
  shrink(): void {
    const enough = this.size / 2;
    while (this.size > enough) this.dropOldest();
  }

  /** Ignores further requests, and leaves the budget to others. */
  close(): void {
    this.isClosed = true;
    this.budget.journals.delete(this);
  }
}

/** The counters of a database at the last journal entry. */
export interface JournalCursor {
  rows: number;
  ledger: number;
}

const totalChanges = statement<[], { rows: number }>('SELECT total_changes() AS rows');

/** Rows and money changed since the last call of this function. */
export function takeChanges({
  db,
  journalCursor: last,
}: {
  db: Db;
  journalCursor: JournalCursor;
}): {
  rows: number;
  ledger: number;
} {
  const { rows, ledger } = last;
  last.rows = totalChanges(db).get()?.rows ?? 0;
  last.ledger = db.ledgerSum;
  return { rows: last.rows - rows, ledger: last.ledger - ledger };
}
