import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { changeSettings } from '../worlds/world.ts';

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
  return { access, refresh, read: app.tokens.read };
}
afterEach(() => vi.useRealTimers());

describe('reading a token', () => {
  it('ends a token at its expiry, also one that was read before', {
    tags: ['@API-46'],
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

  it('ends a token that nobody read before', { tags: ['@API-46'] }, async () => {
    const { access, read } = await issuing();
    vi.setSystemTime(start + 61 * second);
    expect(() => read(access, 'access')).toThrow(expired);
  });

  it('takes neither token for the other', async () => {
    const { access, refresh, read } = await issuing();
    const wrongType = expect.objectContaining({
      statusCode: 401,
      body: { detail: 'Token has wrong type', code: 'token_not_valid' },
    });
    expect(() => read(access, 'refresh')).toThrow(wrongType);
    expect(() => read(refresh, 'access')).toThrow(wrongType);
  });

  it('takes no token that was changed', async () => {
    const { access, read } = await issuing();
    read(access, 'access');
    expect(() => read(`${access}x`, 'access')).toThrow(expired);
    expect(() => read(access.replace(/\.[^.]*\./, '.e30.'), 'access')).toThrow(expired);
  });
});
