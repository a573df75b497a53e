import { type Db, statement } from './database.ts';

const read = statement<[string], { count: number }>('SELECT count FROM counts WHERE name = ?');
const add = statement<[string], { count: number }>(
  'INSERT INTO counts (name, count) VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET count = count + 1 RETURNING count',
);

/** A count of a world; 0 if it was never counted. */
export const countOf = (db: Db, name: string): number => read(db).get(name)?.count ?? 0;

/** Adds one to a count. Returns the new count. */
export const countUp = (db: Db, name: string): number => add(db).get(name)?.count ?? 0;
