import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

const length = 44;

/** Writes a key whole or not at all: where the disk is full, no part of it stays. */
function store(file: string, key: string): void {
  const unfinished = `${file}.new`;
  try {
    writeFileSync(unfinished, `${key}\n`, { mode: 0o600 });
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Closes a key file to others who may read or write it, and prints a line about it. */
function keepToOwner(file: string): void {
  if (process.platform === 'win32' || (statSync(file).mode & 0o077) === 0) return;
  let done = 'now it is for its owner alone';
  try {
    chmodSync(file, 0o600);
  } catch {
    done = `only its owner should: chmod 600 ${file}`;
  }
  process.stderr.write(`Other users could use the signing key ${file}: ${done}.\n`);
}

function storedIn(file: string): string {
  if (!statSync(file, { throwIfNoEntry: false })) return '';
  const stored = readFileSync(file, 'utf8').trim();
  if (stored !== '' && stored.length < length) throw new Error('it holds no key');
  return stored;
}

/**
 * The key that signs tokens: random, created at the first start and stored beside the database file, readable by
 * its owner only, so that players stay signed in after a restart. Without a file it exists as long as the process.
 * An empty key file is one that could not be written. Throws an Error for a key file that cannot be read or created, or
 * that holds no key.
 */
export function signingKey(database: string | undefined): string {
  const generated = randomBytes(32).toString('base64');
  if (database === undefined) return generated;
  const file = `${database}.key`;
  try {
    const stored = storedIn(file);
    if (stored === '') store(file, generated);
    else keepToOwner(file);
    return stored || generated;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The signing key ${file} cannot be used: ${reason}. Remove it to create a new one.`,
    );
  }
}
