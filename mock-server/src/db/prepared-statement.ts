import type { Statement } from 'better-sqlite3';
import type { Db } from './database.ts';

let slots = 0;

/** The statement of a database. */
export type PreparedStatement<Params extends unknown[], Row> = (db: Db) => Statement<Params, Row>;

/** Declares a statement. It is prepared on first use in each database, so a new world costs nothing. */
export function statement<Params extends unknown[], Row = never>(
  sql: string,
): PreparedStatement<Params, Row> {
  const slot = slots;
  slots += 1;
  return (db) => {
    db.statements[slot] ??= db.handle.prepare(sql);
    return db.statements[slot] as Statement<Params, Row>;
  };
}
