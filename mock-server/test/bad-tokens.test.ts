import { describe, expect, it } from 'vitest';
import { buildTestApp } from './build-app.ts';
import { filledIn } from './fuzz-app.ts';
import { invalidTokens, secret, validToken } from './invalid-tokens.ts';
import { listRoutes } from './list-routes.ts';

const good = validToken('access');

/** Headers in which not even a token stands. */
const badHeaders = [
  ['empty', ''],
  ['a scheme alone', 'Bearer'],
  ['a scheme and a blank', 'Bearer '],
  ['another scheme', `Basic ${good}`],
  ['a token alone', good],
  ['two tokens', `Bearer ${good} ${good}`],
] as const;

async function playerCalls() {
  const mock = await buildTestApp({ secret });
  const calls = listRoutes(mock.app)
    .filter(({ path }) => !/^\/(__mock|users|token|homepage|bet-types)\/|^\/markets\/$/.test(path))
    .map(({ method, path }) => `${method} ${filledIn(path)}`);
  return { ...mock, calls };
}

describe('a call of a player', () => {
  it('is admitted with the token that all the bad ones are made from', async () => {
    const { anonymous } = await playerCalls();
    const headers = { authorization: `Bearer ${good}` };
    expect((await anonymous('GET /bets/history/', undefined, headers)).statusCode).toBe(200);
  });

  it.each(invalidTokens('access'))('is refused with 401 for a token with %s', async (_, token) => {
    const { anonymous, calls } = await playerCalls();
    expect(calls.length).toBeGreaterThanOrEqual(7);
    for (const call of calls) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await anonymous(call, undefined, headers);
      expect(answer.statusCode, call).toBe(401);
      expect(answer.json()).toEqual({
        detail: expect.any(String),
        code: 'token_not_valid',
      });
    }
  });

  it.each(badHeaders)('is refused with 401 for a header that is %s', async (_, authorization) => {
    const { anonymous, calls } = await playerCalls();
    for (const call of calls) {
      const answer = await anonymous(call, undefined, { authorization });
      expect(answer.statusCode, call).toBe(401);
      expect(answer.json().code).toBe('token_not_valid');
    }
  });

  it('is refused where a public call shows a bad token too', async () => {
    const { anonymous } = await playerCalls();
    for (const token of invalidTokens('access').map(([, bad]) => bad)) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await anonymous('GET /markets/?app_id=kalyan-matka', undefined, headers);
      expect(answer.statusCode).toBe(401);
    }
  });
});

describe('POST /token/refresh/', () => {
  it('takes the refresh token that all the bad ones are made from', async () => {
    const { anonymous } = await playerCalls();
    const answer = await anonymous('POST /token/refresh/', { refresh: validToken('refresh') });
    expect(answer.statusCode).toBe(200);
  });

  it.each(invalidTokens('refresh'))('refuses a token with %s', async (_, refresh) => {
    const { anonymous } = await playerCalls();
    const answer = await anonymous('POST /token/refresh/', { refresh });
    expect(answer.statusCode, answer.body).toBe(401);
    expect(answer.json().code).toBe('token_not_valid');
  });
});
