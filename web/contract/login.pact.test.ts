import type { GrantType } from '@matka/contracts/api/users';
import { fromState, interaction } from '@matka/contracts/pact/interaction';
import { exampleValues, type StateParameters } from '@matka/contracts/pact/provider-states';
import { describe, expect, it } from 'vitest';
import { login, loginRequest } from '../src/api/login.ts';
import { loginErrorText } from '../src/api/login-error-text.ts';
import { apiErrorOf, asVisitor } from './client.ts';
import { tokens, user } from './matchers/player.ts';

const sent = (grantType: GrantType, credential: unknown) => ({
  body: {
    grant_type: grantType,
    app_id: fromState('app_id'),
    mobile_number: fromState('mobile'),
    [grantType]: credential,
  },
});

const signIn = (grantType: GrantType, credential: string = exampleValues[grantType]) =>
  login(loginRequest(grantType, { mobileNumber: exampleValues.mobile, credential }));

interface Refusal {
  description: string;
  given?: StateParameters;
  safety: 'lockout-risk' | 'session';
  credential?: string;
  status: number | number[];
}

/** A login by password that is refused; the client reads the status and nothing else. */
const refused = ({ description, given = {}, safety, credential, status }: Refusal) =>
  interaction(
    {
      state: 'usual',
      given,
      description,
      safety,
      endpoint: 'login',
      request: sent('password', credential ?? fromState('password')),
      response: { status },
    },
    asVisitor(() => apiErrorOf(signIn('password', credential))),
  );

describe('POST /users/login/', () => {
  it.each([
    ['signs in by password @LOGIN-15 @API-05 @API-06 @ENT-01 @ROLE-03', 'password'],
    ['signs in by MPIN @LOGIN-16 @ROLE-03', 'mpin'],
    ['signs in by OTP @LOGIN-17 @ROLE-03', 'otp'],
  ] as const)('%s', async (_, grantType) => {
    const answer = await interaction(
      {
        state: 'usual',
        description: `a login by ${grantType}`,
        safety: 'session',
        endpoint: 'login',
        request: sent(grantType, fromState(grantType)),
        response: { status: 'success', body: { user, tokens } },
      },
      asVisitor(() => signIn(grantType)),
    );
    expect(answer.user).toEqual({
      first_name: 'Asha',
      last_name: 'Patil',
      name: 'Asha Patil',
      mobile_number: '9876543210',
      points: 10000,
    });
    expect(answer.tokens).toEqual({ access: 'access-token', refresh: 'refresh-token' });
  });

  it.each([
    ['a login with a wrong password', 'Wrong-2026'],
    ['a login with an empty password', ''],
  ])('is refused with 400 or 401: %s', async (description, credential) => {
    const failure = await refused({
      description,
      safety: 'lockout-risk',
      credential,
      status: [400, 401],
    });
    expect(loginErrorText(failure)).toMatch(/^Invalid credentials/);
  });

  it.each([
    [403, 'a login of a player who may not sign in', '6000000016', /^Invalid request/],
    [404, 'a login at a host without this service', '6000000017', /^Invalid request/],
    [500, 'a login at a host that breaks down', '6000000018', /^Server is temporarily/],
  ] as const)('may be refused with %s', async (status, description, player, said) => {
    const failure = await refused({ description, given: { player }, safety: 'session', status });
    expect(loginErrorText(failure)).toMatch(said);
  });
});
