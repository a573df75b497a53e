import { readdirSync, readFileSync } from 'node:fs';
import type Database from 'better-sqlite3';

/** Marks a file as a database of this mock: `MATK`. */
const applicationId = 0x4d41544b;
const folder = new URL('../../migrations/', import.meta.url);

export interface Migration {
  version: number;
  sql: string;
}

let known: Migration[] | undefined;

/** The numbered files of `migrations/`, in order: `001-initial.sql` is version 1. */
export function migrations(): Migration[] {
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

/** Applies one step in a transaction, unless another process has applied it meanwhile. */
function take(handle: Database.Database, { version, sql }: Migration): void {
  const step = handle.transaction(() => {
    if (pragma(handle, 'user_version') >= version) return;
    handle.exec(sql);
    handle.pragma(`user_version = ${version}`);
    handle.pragma(`application_id = ${applicationId}`);
  });
  step.immediate();
}

/** Applies missing steps, each in a transaction. Throws, changing nothing, for another program's or a newer database. */
export function migrate(handle: Database.Database, steps = migrations()): void {
  const version = pragma(handle, 'user_version');
  const foreign = pragma(handle, 'application_id') !== applicationId;
  const tables = handle.prepare('SELECT count(*) FROM sqlite_schema').pluck().get();
  if (foreign && (tables !== 0 || version !== 0)) {
    throw new Error('it is a database of another program');
  }
  const newest = steps.at(-1)?.version ?? 0;
  if (version > newest) {
    throw new Error(`it has version ${version} and this mock knows versions up to ${newest}`);
  }
  for (const step of steps) if (step.version > version) take(handle, step);
}
