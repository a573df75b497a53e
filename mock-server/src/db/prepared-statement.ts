import type { Statement } from 'better-sqlite3';
import type { Db } from './database.ts';

let slots = 0;

/**
 * Names a statement once; called with a database it gives the prepared statement, prepared on its
 * first use there. So a new world costs nothing until it is used, and a used one never prepares twice.
 */
export function statement<Params extends unknown[], Row = never>(
  sql: string,
): (db: Db) => Statement<Params, Row> {
  const slot = slots;
  slots += 1;
  return (db) => {
    db.statements[slot] ??= db.handle.prepare(sql);
    return db.statements[slot] as Statement<Params, Row>;
  };
}
