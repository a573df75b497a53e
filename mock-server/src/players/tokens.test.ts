import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { changeSettings } from '../worlds/world.ts';
import { signingKey } from './tokens.ts';

const second = 1000;
const start = Date.parse('2026-11-20T12:00:00+05:30');
const expired = expect.objectContaining({
  statusCode: 401,
  body: { detail: 'Token is invalid or expired', code: 'token_not_valid' },
});

async function issuing() {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const { app, world } = await buildTestApp();
  const tokens = { ...world.settings.tokens, accessSeconds: 60, refreshSeconds: 600 };
  changeSettings(world, { tokens });
  const { access, refresh } = app.tokens.issueLoginTokens(world, { playerId: 1, appId: 'a' });
  return { access, refresh, read: app.tokens.read.bind(app.tokens) };
}
afterEach(() => vi.useRealTimers());

describe('reading a token', () => {
  it('ends a token at its expiry, also one that was read before', {
    tags: ['@API-46', '@MOCK-28'],
  }, async () => {
    const { access, refresh, read } = await issuing();
    vi.setSystemTime(start + 59 * second);
    expect(read(access, 'access')).toMatchObject({ player_id: 1, type: 'access' });
    vi.setSystemTime(start + 60 * second);
    expect(() => read(access, 'access')).toThrow(expired);
    expect(read(refresh, 'refresh')).toMatchObject({ player_id: 1, type: 'refresh' });
    vi.setSystemTime(start + 601 * second);
    expect(() => read(refresh, 'refresh')).toThrow(expired);
  });
});

describe('the key that signs them', () => {
  const database = () => join(temporaryFolder(), 'mock.sqlite');

  it('is created at the first start and readable by its owner only', () => {
    const file = database();
    const first = signingKey(file);
    expect(first.length).toBeGreaterThanOrEqual(44);
    expect(signingKey(file)).toBe(first);
    expect(readFileSync(`${file}.key`, 'utf8')).toBe(`${first}\n`);
    if (process.platform !== 'win32') {
      expect(statSync(`${file}.key`).mode & 0o777).toBe(0o600);
    }
  });

  it('differs between databases, and is a new one each time without a file', () => {
    const keys = [signingKey(database()), signingKey(database()), signingKey(undefined)];
    expect(new Set([...keys, signingKey(undefined)]).size).toBe(4);
  });

  it('is refused in one line when it was cut off, and when it cannot be kept', () => {
    const file = database();
    writeFileSync(`${file}.key`, 'short\n');
    expect(() => signingKey(file)).toThrow(
      `The signing key ${file}.key cannot be used: it holds no key. Remove it to create a new one.`,
    );
    expect(() => signingKey('/missing/mock.sqlite')).toThrow('/missing/mock.sqlite.key');
  });
});
