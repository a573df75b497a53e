import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** Base64 letters of a key; a shorter one was cut off or made by hand. */
const length = 44;

function storedKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The key that tokens are signed with: random, made at the first start and kept beside the database
 * file, readable by its owner alone, so that players stay signed in over a restart. Without a file it
 * lives as long as the process. Throws a plain sentence for a file that cannot be read or made, or
 * that holds no such key.
 */
export function signingKey(database: string | undefined): string {
  const fresh = randomBytes(32).toString('base64');
  if (database === undefined) return fresh;
  const file = `${database}.key`;
  try {
    const kept = storedKey(file);
    if (kept !== undefined && kept.length < length) throw new Error('it holds no key');
    if (kept === undefined) writeFileSync(file, `${fresh}\n`, { mode: 0o600, flag: 'wx' });
    return kept ?? fresh;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The signing key ${file} cannot be used: ${reason}. Remove it for a new one.`);
  }
}
