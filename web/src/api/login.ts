import type { GrantType, LoginRequest } from '@matka/contracts/api/users';
import { LoginResponse } from '@matka/contracts/api/users';
import { config } from '../config.ts';
import { AUTH_TIMEOUT } from '../lib/timings.ts';
import { sentMobile } from '../lib/validators.ts';
import { client } from './client.ts';

/** The input of a login: mobile number and the credential of the grant type. */
export type Credentials = { mobileNumber: string; credential: string };

/** The body of a login, with the credential under the name of its grant type. */
export function loginRequest(
  grantType: GrantType,
  { mobileNumber, credential }: Credentials,
): LoginRequest {
  const common = { app_id: config().appId, mobile_number: sentMobile(mobileNumber) };
  if (grantType === 'mpin') return { grant_type: 'mpin', ...common, mpin: credential };
  if (grantType === 'otp') return { grant_type: 'otp', ...common, otp: credential };
  return { grant_type: 'password', ...common, password: credential };
}

/** POST /users/login/, without authorization. */
export function login(body: LoginRequest): Promise<LoginResponse> {
  return client.requestAsVisitor(LoginResponse, {
    method: 'POST',
    path: '/users/login/',
    body,
    timeoutMs: AUTH_TIMEOUT,
  });
}
