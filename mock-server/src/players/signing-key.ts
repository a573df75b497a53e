import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** Length of a key in base64. */
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
 * The key that signs tokens: random, created at the first start and stored beside the database file, readable by
 * its owner only, so that players stay signed in after a restart. Without a file it exists as long as the process.
 * Throws an Error for a key file that cannot be read or created, or that holds no key.
 */
export function signingKey(database: string | undefined): string {
  const generated = randomBytes(32).toString('base64');
  if (database === undefined) return generated;
  const file = `${database}.key`;
  try {
    const stored = storedKey(file);
    if (stored !== undefined && stored.length < length) throw new Error('it holds no key');
    if (stored === undefined) writeFileSync(file, `${generated}\n`, { mode: 0o600, flag: 'wx' });
    return stored ?? generated;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The signing key ${file} cannot be used: ${reason}. Remove it for a new one.`);
  }
}
