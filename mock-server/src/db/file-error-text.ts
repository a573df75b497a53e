import Database from 'better-sqlite3';

/** What codes of SQLite that begin so mean for a file. */
const texts: readonly (readonly [code: string, text: string])[] = [
  ['SQLITE_NOTADB', 'it is not a SQLite database'],
  ['SQLITE_CORRUPT', 'it is damaged'],
  ['SQLITE_READONLY', 'it cannot be written'],
  ['SQLITE_CANTOPEN', 'it cannot be opened'],
  ['SQLITE_BUSY', 'another mock, or another program, has it open; --db takes another file'],
];

/** Why a database file cannot be used, in words. */
export function fileErrorText(error: unknown): string {
  const code = error instanceof Database.SqliteError ? error.code : '';
  const known = texts.find(([start]) => code.startsWith(start));
  if (known) return known[1];
  return error instanceof Error ? error.message : String(error);
}
