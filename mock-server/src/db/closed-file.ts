import { type BigIntStats, readFileSync, statSync, writeFileSync } from 'node:fs';

/** The note beside a database file of the state in which a mock closed it. */
const noteOf = (path: string): string => `${path}.closed`;

/** Size of a file and time of its last change of any kind, which no program can set back. */
const stateOf = ({ size, ctimeNs }: BigIntStats): string => `${size} ${ctimeNs}\n`;

/** Notes in which state a database file is that was just closed. Without the note it is only checked once more. */
export function noteClosed(path: string): void {
  try {
    writeFileSync(noteOf(path), stateOf(statSync(path, { bigint: true })));
  } catch {
    // The folder takes no files, or the database was removed meanwhile.
  }
}

/**
 * Whether a database file is as a mock closed it, so that nothing can have damaged it since. One with a write-ahead log
 * is not: its mock was killed.
 */
export function isAsClosed(path: string): boolean {
  try {
    if (statSync(`${path}-wal`, { throwIfNoEntry: false })) return false;
    return readFileSync(noteOf(path), 'utf8') === stateOf(statSync(path, { bigint: true }));
  } catch {
    return false;
  }
}
