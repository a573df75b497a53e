import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';
import { signingKey } from './signing-key.ts';

const database = () => join(temporaryFolder(), 'mock.sqlite');

describe('the key that tokens are signed with', () => {
  it('is made at the first start and kept for its owner alone', () => {
    const file = database();
    const first = signingKey(file);
    expect(first.length).toBeGreaterThanOrEqual(44);
    expect(signingKey(file)).toBe(first);
    expect(readFileSync(`${file}.key`, 'utf8')).toBe(`${first}\n`);
    if (process.platform !== 'win32') {
      expect(statSync(`${file}.key`).mode & 0o777).toBe(0o600);
    }
  });

  it('is no other for two databases, and lives as long as the process without a file', () => {
    const keys = [signingKey(database()), signingKey(database()), signingKey(undefined)];
    expect(new Set([...keys, signingKey(undefined)]).size).toBe(4);
  });

  it('is refused in one line when it was cut off, and when it cannot be kept', () => {
    const file = database();
    writeFileSync(`${file}.key`, 'short\n');
    expect(() => signingKey(file)).toThrow(
      `The signing key ${file}.key cannot be used: it holds no key. Remove it for a new one.`,
    );
    expect(() => signingKey('/missing/mock.sqlite')).toThrow('/missing/mock.sqlite.key');
  });
});
