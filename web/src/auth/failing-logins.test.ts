import { ApiError } from '@matka/contracts/client/api-error';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import { login, loginRequest } from '../api/login.ts';
import { loginErrorText } from '../api/login-error-text.ts';
import { english, inEnglish } from '../testing/english.ts';
import { type MockServer, signInAs, startMockServer } from '../testing/mock-server.ts';
import { shortenTimeouts } from '../testing/time-limits.ts';
import { auth } from './auth-state.ts';

let house: MockServer;
beforeAll(async () => {
  house = await startMockServer();
});
beforeEach(() => house.useMock());
afterAll(() => house.close());

const server = 'Server is temporarily unavailable. Please try again later.';
const credentials = 'Invalid credentials. Please check your mobile number and password/PIN/OTP.';
const invalid = 'Invalid request. Please check your information and try again.';

describe('a login that the host', () => {
  eachTagged([
    [
      '@ERRL-02',
      'breaks off',
      '6000000002',
      'Unable to connect to server. Please check your internet connection and try again.',
    ],
    ['@ERRL-03', 'answers 500', '6000000003', server],
    ['@ERRL-04', 'answers 400', '6000000004', credentials],
    ['@ERRL-05', 'answers 401', '6000000005', credentials],
    ['@ERRL-06', 'answers 409', '6000000006', invalid],
    ['@ERRL-07', 'answers with no JSON', '6000000007', 'Login failed. Please try again.'],
    ['@ERRL-08', 'refuses with a text of its own', '6000000009', credentials],
  ])('%s %s fails with its text', async (_id, _how, mobile, text) => {
    expect(await signInAs(mobile)).toBe(false);
    expect(inEnglish(auth)).toMatchObject({ error: text, loading: false, isAuthenticated: false });
  });

  it('never responds fails with its text, after 30 seconds', { tags: ['@ERRL-01'] }, async () => {
    const timeouts = shortenTimeouts(300);
    expect(await signInAs('6000000001')).toBe(false);
    expect(english(auth.error)).toBe(
      'Connection timed out. Please check your internet connection and try again.',
    );
    expect(timeouts).toHaveBeenCalledExactlyOnceWith(30_000, undefined);
  });
});

/** The body of the refusal that the host answers a login with, and its status. */
async function errorOf(mobile: string): Promise<unknown> {
  const call = login(loginRequest('password', { mobileNumber: mobile, credential: 'any' }));
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('The host refused nothing');
  return { status: error.status, ...(error.body as object) };
}
describe('an error response without a typed message', () => {
  eachTagged([
    ['@ERRL-09', '6000000009', 'One.'],
    ['@ERRL-10', '6000000010', 'The detail.'],
    ['@ERRL-11', '6000000011', 'The message.'],
    ['@ERRL-12', '6000000012', 'Mobile Number: Unknown.'],
    ['@ERRL-13', '6000000013', 'Password: Wrong.'],
    ['@ERRL-14', '6000000014', 'PIN: Wrong.'],
    ['@ERRL-15', '6000000015', 'OTP: Wrong.'],
    ['@ERRL-16', '6000000016', 'Access denied. Please contact support if this continues.'],
    ['@ERRL-17', '6000000017', 'Service not found. Please try again later.'],
    ['@ERRL-18', '6000000018', 'Server error. Please try again later.'],
    ['@ERRL-19', '6000000019', 'Login failed. Please check your credentials and try again.'],
  ])('%s has its text', async (_id, mobile, text) => {
    expect(english(loginErrorText(await errorOf(mobile)))).toBe(text);
  });
});
