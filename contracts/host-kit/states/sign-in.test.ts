import { describe, expect, it } from 'vitest';
import { NoResponseError } from '../../verifier/http-client.ts';
import type { TestHost } from '../relations/test-support.ts';
import { type Account, SignInError, signIn, UnreadableLoginError } from './sign-in.ts';
import { clientOptions } from './test-support.ts';

const account: Account = { appId: 'app', mobile: '9123012340', mpin: '2580', otp: '482913' };
const tokens = { access: 'a', refresh: 'r' };
const signInTo = (host: TestHost, own: Account = account) => signIn(own, clientOptions(host));
const address = 'http://host.test/users/login/';

describe('a login of the kit', () => {
  it('sends the first credential that is given', async () => {
    const bodies: unknown[] = [];
    const options = clientOptions((_, request) => {
      bodies.push(JSON.parse(String(request.body)));
      return { body: { tokens } };
    });
    for (const password of ['Surya#2031', '', undefined])
      await signIn({ ...account, password }, options);
    const shared = { app_id: 'app', mobile_number: '9123012340' };
    const byMpin = { ...shared, grant_type: 'mpin', mpin: '2580' };
    expect(bodies).toEqual([
      { ...shared, grant_type: 'password', password: 'Surya#2031' },
      byMpin,
      byMpin,
    ]);
  });

  it('has the tokens and the points of the response', async () => {
    const points = async (user: object | undefined) =>
      (await signInTo(() => ({ body: { tokens, user } }))).points;
    expect(await signInTo(() => ({ body: { tokens, user: { points: 5 } } }))).toEqual({
      ...tokens,
      points: 5,
    });
    expect([await points({ points: 'x' }), await points(undefined)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('needs a credential', async () => {
    await expect(signInTo(() => ({}), { appId: 'app', mobile: '9' })).rejects.toThrow(
      new SignInError('No password, MPIN or OTP given to sign in with.'),
    );
  });

  const html = { 'content-type': 'text/html' };
  it.each<[ReturnType<TestHost>, string]>([
    [{ status: 302 }, `${address} responds to the login with a redirect (302).`],
    [{ status: 399, headers: html }, `${address} responds to the login with a redirect (399).`],
    [
      { status: 200, headers: html },
      `${address} responds to the login with HTML (200): is this the base address of the API?`,
    ],
    [
      { status: 400, body: { error: 'No  such\nplayer' } },
      `${address} rejects the login with 400: {"error":"No such\\nplayer"}`,
    ],
    [
      { status: 500, body: 'x'.repeat(201) },
      `${address} rejects the login with 500: ${'x'.repeat(200)}`,
    ],
    [
      { status: 200, headers: { 'content-type': 'text/plain' }, body: 'hello' },
      `${address} responds to the login with 200 and invalid JSON.`,
    ],
  ])('fails with the reason: %j', async (response, reason) => {
    const failed = signInTo(() => response);
    await expect(failed).rejects.toThrow(new SignInError(reason));
    await expect(failed).rejects.not.toBeInstanceOf(UnreadableLoginError);
  });

  it.each<[unknown, string]>([
    ['{', `${address} responds to the login with 200 and invalid JSON.`],
    [{}, '$.tokens.access is missing, expected a text: the player sees a login that fails'],
    [
      { tokens: { access: 5, refresh: 'r' } },
      '$.tokens.access is 5, expected a text: the player sees a login that fails',
    ],
    [
      { tokens: { access: 'a', refresh: null } },
      '$.tokens.refresh is null, expected a text: the player sees a login that fails',
    ],
  ])('may succeed without being readable: %j', async (body, reason) => {
    await expect(signInTo(() => ({ body }))).rejects.toThrow(new UnreadableLoginError(reason));
  });

  it('fails where the host gives no response', async () => {
    const error = new NoResponseError('http://host.test: no response');
    const failed = signInTo(() => {
      throw error;
    });
    await expect(failed).rejects.toThrow(new SignInError('http://host.test: no response'));
  });
});
