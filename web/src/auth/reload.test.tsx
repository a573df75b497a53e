import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAccessToken, readRefreshToken } from '../api/tokens.ts';
import { type ApiServer, startApi } from '../testing/api-server.ts';
import { resetSession } from '../testing/signed-in.ts';
import { tokenFor } from '../testing/token.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';
import { POINTS_AT_KEY, USER_KEY } from './stored-user.ts';

const credential = 'Kalyan@2026';
const tokens = { access: tokenFor(3600), refresh: tokenFor(7200) };
const user = { id: 1, first_name: 'Asha', mobile_number: '9876543210', points: 10 };
const secrets = [credential, tokens.access, tokens.refresh];

let api: ApiServer;
beforeEach(async () => {
  api = await startApi(() => ({ body: { user, tokens } }));
});
afterEach(async () => {
  await api.close();
  resetSession();
});

const entriesOf = (storage: Storage) =>
  Object.fromEntries(Object.keys(storage).map((key) => [key, storage.getItem(key)]));

/** Everything of this page that outlives it, or that others get to see, but for its cookies. */
const traces = () =>
  JSON.stringify([
    entriesOf(localStorage),
    entriesOf(sessionStorage),
    location.href,
    history.state,
    document.title,
  ]);

describe('secrets', () => {
  it('leaves no trace but the two tokens in their cookies when a player signs in', async () => {
    expect(await signIn({ mobileNumber: '9876543210', credential })).toBe(true);
    expect(entriesOf(localStorage)).toEqual({
      [USER_KEY]: JSON.stringify(user),
      [POINTS_AT_KEY]: expect.stringMatching(/^\d+$/),
    });
    for (const secret of secrets) expect(traces()).not.toContain(secret);
    expect(document.cookie.split('; ').sort()).toEqual([
      `access_token=${tokens.access}`,
      `refresh_token=${tokens.refresh}`,
    ]);
    for (const { query } of api.calls) expect(query).toBe('');
  });

  it('leaves none at all when a visitor registers', async () => {
    const form = { mobileNumber: '9876543210', firstName: 'Asha', lastName: 'Patil' };
    await register({ ...form, credential, confirmation: credential, referralCode: '' });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect([readAccessToken(), readRefreshToken()]).toEqual([undefined, undefined]);
    expect(traces()).not.toContain(credential);
    expect(api.calls.map(({ query }) => query)).toEqual(['']);
  });
});
