import { mainPlayer } from '@matka/fixtures/players';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import { getBetTypes } from '../api/bet-types.ts';
import { getHistory } from '../api/history.ts';
import { getMarkets } from '../api/markets.ts';
import { lifeLeft } from '../api/token-life.ts';
import { readAccessToken, readRefreshToken } from '../api/tokens.ts';
import { show } from '../i18n/translate.ts';
import { type MockServer, signInAs, startMockServer } from '../testing/mock-server.ts';
import { auth } from './auth-state.ts';
import { onSessionExpired } from './session-expired.ts';

let house: MockServer;
let lost: string[];
let stopListening: () => void;
beforeAll(async () => {
  house = await startMockServer();
});
beforeEach(() => {
  house.useMock();
  lost = [];
  stopListening = onSessionExpired((reason) => lost.push(show(reason)));
});
afterEach(() => stopListening());
afterAll(() => house.close());

describe('a refresh that the host', () => {
  eachTagged(
    [
      ['@ERRS-01', 'answers 500', '6200000001', 'Session expired. Please login again.'],
      ['@ERRS-02', 'answers 401', '6200000002', 'Refresh token expired. Please login again.'],
      ['@ERRS-03', 'answers 400', '6200000003', 'Invalid refresh token. Please login again.'],
      ['@ERRS-04', 'answers 403', '6200000004', 'Access denied. Please login again.'],
      ['@ERRS-05', 'answers 404', '6200000005', 'Token refresh not supported. Please login again.'],
      ['@ERRS-06', 'breaks off', '6200000006', 'Network error. Please check your connection.'],
      [
        '@ERRS-07',
        'does not know',
        '6200000007',
        'This API does not support automatic token refresh. Please login again.',
      ],
    ],
    ['@SESSION-17'],
  )('%s %s ends the session and shows why', async (_id, _how, mobile, text) => {
    expect(await signInAs(mobile)).toBe(true);
    const calls = await Promise.allSettled([getMarkets(), getHistory({ page: 1 }), getMarkets()]);
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(lost).toEqual([text]);
    expect([readAccessToken(), readRefreshToken()]).toEqual([undefined, undefined]);
    expect(auth).toMatchObject({ user: null, token: null, isAuthenticated: false });
  });
});

it('twenty calls with a token that ran out cost one refresh in all', {
  tags: ['@SESSION-13', '@SESSION-16'],
}, async () => {
  await house.world.setTokens({ accessSeconds: 1 });
  expect(await signInAs(mainPlayer.mobile, mainPlayer.password)).toBe(true);
  const old = readAccessToken() ?? '';
  await house.world.setTokens({ accessSeconds: 3600 });
  await vi.waitFor(() => expect(lifeLeft(old)).toBeLessThanOrEqual(0), 3000);
  const fetches = vi.spyOn(globalThis, 'fetch');

  const reads = [getMarkets, getBetTypes, () => getHistory({ page: 1 }), getMarkets];
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => reads.map((get) => get())).flat(),
  );
  expect(responses).toHaveLength(20);
  const sent = fetches.mock.calls.map(([url]) => String(url));
  expect(sent.filter((url) => url.endsWith('/token/refresh/'))).toHaveLength(1);
  expect(sent).toHaveLength(20 + 1 + 20);
  expect(readAccessToken()).not.toBe(old);
  expect(lost).toEqual([]);
  expect(auth.isAuthenticated).toBe(true);
});
