import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';
import { signingKey } from './signing-key.ts';

const database = () => join(temporaryFolder(), 'mock.sqlite');

it('the signing key is created at the first start and readable by its owner only', () => {
  const file = database();
  const first = signingKey(file);
  expect(first.length).toBeGreaterThanOrEqual(44);
  expect(signingKey(file)).toBe(first);
  expect(readFileSync(`${file}.key`, 'utf8')).toBe(`${first}\n`);
  if (process.platform !== 'win32') {
    expect(statSync(`${file}.key`).mode & 0o777).toBe(0o600);
  }
});

it('the signing key differs between databases, and is a new one each time without a file', () => {
  const keys = [signingKey(database()), signingKey(database()), signingKey(undefined)];
  expect(new Set([...keys, signingKey(undefined)]).size).toBe(4);
});

it('the mock refuses in one line a signing key that was cut off or that it cannot store', () => {
  const file = database();
  writeFileSync(`${file}.key`, 'short\n');
  expect(() => signingKey(file)).toThrow(
    `The signing key ${file}.key cannot be used: it holds no key. Remove it to create a new one.`,
  );
  expect(() => signingKey('/missing/mock.sqlite')).toThrow('/missing/mock.sqlite.key');
});

it.each(['', '\n', ' \n'])(
  'the mock creates a new signing key in place of a file that holds %j',
  (content) => {
    const file = database();
    writeFileSync(`${file}.key`, content);
    expect(signingKey(file)).toHaveLength(44);
    expect(signingKey(file)).toBe(readFileSync(`${file}.key`, 'utf8').trim());
  },
);

it('the mock leaves no file where it cannot write the signing key, and the next start creates it', () => {
  const file = database();
  mkdirSync(`${file}.key.new`);
  expect(() => signingKey(file)).toThrow(`The signing key ${file}.key cannot be used: `);
  expect(existsSync(`${file}.key`)).toBe(false);
  rmSync(`${file}.key.new`, { recursive: true, force: true });
  expect(signingKey(file)).toHaveLength(44);
});

it.runIf(existsSync('/dev/full'))(
  'the mock creates the signing key at the next start after a full disk',
  () => {
    const file = database();
    symlinkSync('/dev/full', `${file}.key.new`);
    expect(() => signingKey(file)).toThrow('ENOSPC');
    expect(existsSync(`${file}.key`)).toBe(false);
    const key = signingKey(file);
    expect(signingKey(file)).toBe(key);
  },
);

it.runIf(process.platform !== 'win32').each([0o644, 0o640, 0o606])(
  'the mock closes a signing key of mode %o to other users, and reports it in one line',
  (mode) => {
    const file = database();
    const key = signingKey(file);
    chmodSync(`${file}.key`, mode);
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => log.mockRestore());
    expect([signingKey(file), signingKey(file)]).toEqual([key, key]);
    expect(statSync(`${file}.key`).mode & 0o777).toBe(0o600);
    expect(log.mock.calls.map(([text]) => text)).toEqual([
      `Other users could use the signing key ${file}.key: now it is for its owner alone.\n`,
    ]);
  },
);
