import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { tableNames } from '../db/copy-database.ts';
import { type Db, openSnapshot, serializeDatabase } from '../db/database.ts';
import { nullable, StringSchema } from '../shared/schema-types.ts';
import { playBack } from './play-back.ts';
import { type Recording, withFork } from './replay.ts';

/** The columns of a row by their names. */
type Row = Record<string, string | number | null>;
const ShownRow = nullable(Type.Record(StringSchema, Type.Unknown()));

/** A row before and after a request; null if it was inserted or deleted. */
export const RowChange = Type.Object({ table: StringSchema, before: ShownRow, after: ShownRow });
export type RowChange = Static<typeof RowChange>;

/** Maximum number of changed rows per request. */
const maxChanges = 200;

/** Rows of a table by primary key, without hashes of secrets. */
function rowsOf({ handle }: Db, table: string): Map<string, Row> {
  const keys = handle
    .prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk')
    .pluck()
    .all(table)
    .map(String);
  const rows = handle.prepare(`SELECT * FROM "${table}"`).all() as Row[];
  return new Map(
    rows.map((row) => [
      JSON.stringify(keys.map((key) => row[key])),
      Object.fromEntries(Object.entries(row).filter(([name]) => !name.endsWith('_hash'))),
    ]),
  );
}

/** Rows that differ between two states, without the settings of the world. */
function changesBetween(earlier: Db, later: Db): RowChange[] {
  return tableNames(later)
    .filter((table) => table !== 'settings')
    .flatMap((table) => {
      const [before, after] = [rowsOf(earlier, table), rowsOf(later, table)];
      return [...new Set([...before.keys(), ...after.keys()])]
        .map((key) => ({ table, before: before.get(key) ?? null, after: after.get(key) ?? null }))
        .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
    })
    .slice(0, maxChanges);
}

/** Rows that a request changed, found by replaying the requests before it and then itself. */
export function changesOf(
  app: FastifyInstance,
  recording: Recording,
  request: number,
): Promise<RowChange[]> {
  return withFork(app, recording, async (fork) => {
    await playBack(app, fork, recording.entries.slice(0, request - 1));
    const earlier = openSnapshot(serializeDatabase(fork.db));
    await playBack(app, fork, recording.entries.slice(request - 1, request));
    const changes = changesBetween(earlier, fork.db);
    earlier.handle.close();
    return changes;
  });
}
