import type { GrantType, LoginRequest, LoginResponse } from '@matka/contracts/api/users';
import { config } from '../config.ts';
import { AUTH_TIMEOUT } from '../lib/timings.ts';
import { sentMobile } from '../lib/validators.ts';
import { request } from './client.ts';
import { entity, token } from './read.ts';
import { readUser } from './user.ts';

/** What a player types to sign in: mobile number and the credential of the grant type. */
export type Credentials = { mobileNumber: string; credential: string };

/** The body of a login: the credential stands under the name of its grant type. */
export function loginRequest(
  grantType: GrantType,
  { mobileNumber, credential }: Credentials,
): LoginRequest {
  const common = { app_id: config().appId, mobile_number: sentMobile(mobileNumber) };
  if (grantType === 'mpin') return { grant_type: 'mpin', ...common, mpin: credential };
  if (grantType === 'otp') return { grant_type: 'otp', ...common, otp: credential };
  return { grant_type: 'password', ...common, password: credential };
}

const readLogin = entity<LoginResponse>(
  {
    user: readUser,
    tokens: entity({ access: token, refresh: token }, 'access', 'refresh'),
  },
  'user',
  'tokens',
);

/** POST /users/login/, without authorization. */
export function login(body: LoginRequest): Promise<LoginResponse> {
  return request({
    method: 'POST',
    path: '/users/login/',
    body,
    auth: false,
    timeoutMs: AUTH_TIMEOUT,
    read: readLogin,
  });
}
