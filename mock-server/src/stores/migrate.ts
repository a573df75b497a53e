import { readdirSync, readFileSync } from 'node:fs';
import type Database from 'better-sqlite3';

/** Marks a file as this mock's: `MATK`. */
const applicationId = 0x4d41544b;
const folder = new URL('../../migrations/', import.meta.url);

interface Migration {
  version: number;
  sql: string;
}

let known: Migration[] | undefined;

/** The numbered files of `migrations/`, in order: `001-house.sql` is version 1. */
function migrations(): Migration[] {
  known ??= readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({
      version: Number.parseInt(name, 10),
      sql: readFileSync(new URL(name, folder), 'utf8'),
    }));
  return known;
}

const pragma = (handle: Database.Database, name: string): number =>
  Number(handle.pragma(name, { simple: true }));

/**
 * Brings a database to the current version, each step in a transaction of its own. Throws a plain
 * sentence, and changes nothing, for a database of another program or of a newer mock.
 */
export function migrate(handle: Database.Database): void {
  const version = pragma(handle, 'user_version');
  const foreign = pragma(handle, 'application_id') !== applicationId;
  const tables = handle.prepare('SELECT count(*) FROM sqlite_schema').pluck().get();
  if (foreign && (tables !== 0 || version !== 0)) {
    throw new Error('it is a database of another program');
  }
  const newest = migrations().at(-1)?.version ?? 0;
  if (version > newest) {
    throw new Error(`it has version ${version} and this mock knows versions up to ${newest}`);
  }
  for (const step of migrations().filter((migration) => migration.version > version)) {
    handle.transaction(() => {
      handle.exec(step.sql);
      handle.pragma(`user_version = ${step.version}`);
      handle.pragma(`application_id = ${applicationId}`);
    })();
  }
}
