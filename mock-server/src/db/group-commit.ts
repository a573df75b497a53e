import type { CommitGroup, Db } from './database.ts';
import { begin, commit, rollBack } from './transaction.ts';

function openGroup(db: Db): CommitGroup {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // A group of refused requests has nobody who awaits it.
  promise.catch(() => {});
  begin(db).run();
  const fail = (error: unknown): void => {
    db.group = undefined;
    if (db.handle.inTransaction) rollBack(db).run();
    reject(error);
  };
  const group: CommitGroup = {
    committed: promise,
    isWorking: false,
    fail,
    commit: () => {
      if (db.group !== group) return;
      try {
        commit(db).run();
      } catch (error) {
        fail(error);
        return;
      }
      db.group = undefined;
      resolve();
    },
  };
  db.group = group;
  setImmediate(group.commit);
  return group;
}

/**
 * As `inTransaction`, but committed with all such work of this turn of the event loop: a response may leave when
 * `db.group.committed` resolves. An error that is no refusal rolls back the whole group; work refuses before its first
 * write.
 */
export function inCommitGroup<T>(db: Db, work: () => T, isRefusal: (error: unknown) => boolean): T {
  const group = db.group ?? openGroup(db);
  const { ledgerSum } = db;
  db.writes += 1;
  group.isWorking = true;
  try {
    return work();
  } catch (error) {
    db.ledgerSum = ledgerSum;
    if (!isRefusal(error)) group.fail(error);
    throw error;
  } finally {
    group.isWorking = false;
  }
}
