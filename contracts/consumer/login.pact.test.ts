import type { GrantType } from '@matka/contracts/api/users';
import { login, loginRequest } from '@matka/web/src/api/login';
import { describe, expect, it } from 'vitest';
import { fromState, interaction } from '../src/interaction.ts';
import { fieldErrors } from '../src/shapes/errors.ts';
import { tokens, user } from '../src/shapes/player.ts';
import { exampleValues } from '../src/states.ts';
import { anonymousAt, failureOf } from './client.ts';

const request = (grantType: GrantType, credential: unknown) => ({
  method: 'POST' as const,
  path: '/users/login/',
  body: {
    grant_type: grantType,
    app_id: fromState('app_id'),
    mobile_number: fromState('mobile'),
    [grantType]: credential,
  },
});

const bodyOf = (grantType: GrantType, credential: string = exampleValues[grantType]) =>
  loginRequest(grantType, { mobileNumber: exampleValues.mobile, credential });

describe('POST /users/login/', () => {
  it.each([
    ['[LOGIN-15] [API-05] [API-06] [ENT-01] signs in by password', 'password'],
    ['[LOGIN-16] signs in by MPIN', 'mpin'],
    ['[LOGIN-17] signs in by OTP', 'otp'],
  ] as const)('%s', async (_, grantType) => {
    const answer = await interaction(
      {
        state: 'fresh',
        description: `a login by ${grantType}`,
        safety: 'session',
        request: request(grantType, fromState(grantType)),
        response: { status: 200, body: { user, tokens } },
      },
      (baseUrl) => {
        anonymousAt(baseUrl);
        return login(bodyOf(grantType));
      },
    );
    expect(answer.user.points).toBe(10000);
    expect(answer.tokens).toEqual({ access: 'access-token', refresh: 'refresh-token' });
  });

  it('is refused with 401 and general errors when the credential is wrong', async () => {
    const failure = await interaction(
      {
        state: 'fresh',
        description: 'a login with a wrong password',
        safety: 'lockout-risk',
        request: request('password', 'Wrong-2026'),
        response: { status: 401, body: fieldErrors('non_field_errors') },
      },
      (baseUrl) => {
        anonymousAt(baseUrl);
        return failureOf(login(bodyOf('password', 'Wrong-2026')));
      },
    );
    expect(failure.status).toBe(401);
    expect(failure.body).toHaveProperty('non_field_errors');
  });

  it('is refused with 400 and errors by field when a field is empty', async () => {
    const failure = await interaction(
      {
        state: 'fresh',
        description: 'a login with an empty password',
        safety: 'lockout-risk',
        request: request('password', ''),
        response: { status: 400, body: fieldErrors('password') },
      },
      (baseUrl) => {
        anonymousAt(baseUrl);
        return failureOf(login(bodyOf('password', '')));
      },
    );
    expect(failure.status).toBe(400);
    expect(failure.body).toHaveProperty('password');
  });
});
