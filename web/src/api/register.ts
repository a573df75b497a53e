import type { GrantType, RegisterRequest } from '@matka/contracts/api/users';
import { expectSuccess } from '@matka/contracts/client/read-response';
import { config } from '../config.ts';
import { AUTH_TIMEOUT } from '../lib/timings.ts';
import { sentMobile } from '../lib/validators.ts';
import { client } from './client.ts';

/** The input of a registration; `credential` and `confirmation` hold what the grant type asks for. */
export type Registration = {
  mobileNumber: string;
  firstName: string;
  lastName: string;
  credential: string;
  /** Absent with an OTP. */
  confirmation: string;
  /** Checked on the form but never sent: a quirk that is kept. */
  referralCode: string;
};

/** The body of a registration by grant type. */
export function registerRequest(grantType: GrantType, form: Registration): RegisterRequest {
  const common = {
    app_id: config().appId,
    mobile_number: sentMobile(form.mobileNumber),
    first_name: form.firstName.trim(),
    last_name: form.lastName.trim(),
  };
  const { credential, confirmation } = form;
  if (grantType === 'mpin') {
    return { grant_type: 'mpin', ...common, mpin: credential, confirm_mpin: confirmation };
  }
  if (grantType === 'otp') return { grant_type: 'otp', ...common, otp: credential };
  return {
    grant_type: 'password',
    ...common,
    password: credential,
    confirm_password: confirmation,
  };
}

/** POST /users/register/, without authorization. The response body is not read. */
export async function register(body: RegisterRequest): Promise<void> {
  const path = '/users/register/';
  const request = { method: 'POST', path, body, timeoutMs: AUTH_TIMEOUT } as const;
  expectSuccess(await client.exchangeAsVisitor(request));
}
