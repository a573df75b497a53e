import { readFileSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { ownFolder } from '../own-files.ts';

/** Marks a file as a database of this mock: `MATK`. */
const applicationId = 0x4d41544b;
const schema = readFileSync(new URL('schema.sql', ownFolder), 'utf8');
const schemaVersion = Number(/user_version = (\d+)/.exec(schema)?.[1]);

const pragma = (handle: Database.Database, name: string): number =>
  Number(handle.pragma(name, { simple: true }));

/**
 * Creates the tables in an empty database. Throws, changing nothing, for a database of another program or of another
 * version of this mock.
 */
export function createTables(handle: Database.Database): void {
  const version = pragma(handle, 'user_version');
  const isOwn = pragma(handle, 'application_id') === applicationId;
  const tables = handle.prepare('SELECT count(*) FROM sqlite_schema').pluck().get();
  if (!isOwn && (tables !== 0 || version !== 0))
    throw new Error('it is a database of another program');
  if (isOwn && version !== schemaVersion)
    throw new Error(
      `it was made by ${version < schemaVersion ? 'an older' : 'a newer'} version of this mock; remove it, or name another file`,
    );
  if (isOwn) return;
  const sql = `${schema} PRAGMA application_id = ${applicationId};`;
  handle.transaction(() => handle.exec(sql)).immediate();
}
