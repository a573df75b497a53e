import type { Db } from './database.ts';
import { statement } from './database.ts';

const begin = statement<[]>('BEGIN IMMEDIATE');
const beginReading = statement<[]>('BEGIN');
const commit = statement<[]>('COMMIT');
const rollBack = statement<[]>('ROLLBACK');

function within<T>(db: Db, start: typeof begin, work: () => T): T {
  if (db.handle.inTransaction) return work();
  start(db).run();
  const { ledgerSum } = db;
  try {
    const result = work();
    commit(db).run();
    return result;
  } catch (error) {
    db.ledgerSum = ledgerSum;
    if (db.handle.inTransaction) rollBack(db).run();
    throw error;
  }
}

/**
 * Runs work in one transaction that takes the write lock immediately; within another one it is a part of that. A throw
 * rolls it back. Throws a DatabaseFileError if the file of the database is gone.
 */
export function inTransaction<T>(db: Db, work: () => T): T {
  db.checkFile();
  db.writes += 1;
  return within(db, begin, work);
}

/** Runs reads in one transaction, on a consistent state. */
export const inReadTransaction = <T>(db: Db, read: () => T): T => within(db, beginReading, read);
