import { afterEach, expect, it, vi } from 'vitest';
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
  return { access, refresh, read: app.tokens.read.bind(app.tokens) };
}
afterEach(() => vi.useRealTimers());

it('a token expires at its time, even if the mock has verified it before', {
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
