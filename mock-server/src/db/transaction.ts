import type { Steps } from '../shared/steps.ts';
import type { Db } from './database.ts';
import { statement } from './prepared-statement.ts';

export const begin = statement<[]>('BEGIN IMMEDIATE');
const beginReading = statement<[]>('BEGIN');
export const commit = statement<[]>('COMMIT');
export const rollBack = statement<[]>('ROLLBACK');

/** Commits what other requests wrote in a transaction that they share, unless this is their work. */
function endGroup({ group }: Db): void {
  if (group && !group.isWorking) group.commit();
}

function within<T>(db: Db, start: typeof begin, work: () => T): T {
  endGroup(db);
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

/** Runs work in one transaction that takes the write lock immediately. A throw rolls it back. */
export function inTransaction<T>(db: Db, work: () => T): T {
  db.writes += 1;
  return within(db, begin, work);
}

/** As `inTransaction`, for work in steps. Steps that are ended early are rolled back too. */
export function* inTransactionSteps<T>(db: Db, work: () => Steps<T>): Steps<T> {
  db.writes += 1;
  endGroup(db);
  if (db.handle.inTransaction) return yield* work();
  begin(db).run();
  try {
    const result = yield* work();
    commit(db).run();
    return result;
  } finally {
    if (db.isOpen && db.handle.inTransaction) rollBack(db).run();
  }
}

/** Runs reads in one transaction, on a consistent state. */
export const inReadTransaction = <T>(db: Db, read: () => T): T => within(db, beginReading, read);
