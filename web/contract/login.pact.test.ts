import type { GrantType } from '@matka/contracts/api/users';
import { fromState, interaction } from '@matka/contracts/pact/interaction';
import { exampleValues, type StateParameters } from '@matka/contracts/pact/provider-states';
import { expect, it } from 'vitest';
import { eachTagged } from '../../scripts/testing/each-tagged.ts';
import { login, loginRequest } from '../src/api/login.ts';
import { loginErrorText } from '../src/api/login-error-text.ts';
import { english } from '../src/testing/english.ts';
import { apiErrorOf, asVisitor } from './client.ts';
import { tokens, user } from './examples/player.ts';

const loginBody = (grantType: GrantType, credential: unknown) => ({
  body: {
    grant_type: grantType,
    app_id: fromState('app_id'),
    mobile_number: fromState('mobile'),
    [grantType]: credential,
  },
});

const signIn = (grantType: GrantType, credential: string = exampleValues[grantType]) =>
  login(loginRequest(grantType, { mobileNumber: exampleValues.mobile, credential }));

interface FailedLogin {
  description: string;
  given?: StateParameters;
  safety: 'lockout-risk' | 'session';
  credential?: string;
  status: number | number[];
}

/** Runs a failing login by password. The client reads the status only. */
const failedLogin = ({ description, given = {}, safety, credential, status }: FailedLogin) =>
  interaction(
    {
      state: 'usual',
      given,
      description,
      safety,
      endpoint: 'login',
      request: loginBody('password', credential ?? fromState('password')),
      response: { status },
    },
    asVisitor(() => apiErrorOf(signIn('password', credential))),
  );

eachTagged([
  ['signs in by password @LOGIN-15 @API-05 @API-06 @ENT-01 @ROLE-03', 'password', user],
  ['signs in by MPIN @LOGIN-16 @ROLE-03', 'mpin', {}],
  ['signs in by OTP @LOGIN-17 @ROLE-03', 'otp', {}],
] as const)('POST /users/login/ %s', async (_, grantType, sentUser) => {
  const response = await interaction(
    {
      state: 'usual',
      description: `a login by ${grantType}`,
      safety: 'session',
      endpoint: 'login',
      request: loginBody(grantType, fromState(grantType)),
      response: { status: 'success', body: { user: sentUser, tokens } },
    },
    asVisitor(() => signIn(grantType)),
  );
  expect(response.user).toEqual(sentUser);
  expect(response.tokens).toEqual({ access: 'access-token', refresh: 'refresh-token' });
});

it.each([
  ['a login with a wrong password', 'Wrong-2026'],
  ['a login with an empty password', ''],
])('POST /users/login/ fails with 400 or 401 for %s', async (description, credential) => {
  const failure = await failedLogin({
    description,
    safety: 'lockout-risk',
    credential,
    status: [400, 401],
  });
  expect(english(loginErrorText(failure))).toMatch(/^Invalid credentials/);
});

it.each([
  [403, 'a forbidden login', '6000000016', /^Invalid request/],
  [404, 'a login at a missing endpoint', '6000000017', /^Invalid request/],
  [500, 'a login with an internal error', '6000000018', /^Server is temporarily/],
] as const)('POST /users/login/ may fail with %s', async (status, description, player, text) => {
  const failure = await failedLogin({
    description,
    given: { player },
    safety: 'session',
    status,
  });
  expect(english(loginErrorText(failure))).toMatch(text);
});
