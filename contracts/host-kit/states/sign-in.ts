import type { GrantType } from '../../api/users.ts';
import { at } from '../../pact/json.ts';
import { NoResponseError, type RequestOptions } from '../../verifier/http-client.ts';
import { sendPatiently } from '../../verifier/send-patiently.ts';
import { describeFound } from '../findings/finding.ts';

/** The account that the kit uses. Interactions that need a missing credential are skipped. */
export interface Account {
  appId: string;
  mobile: string;
  password?: string | undefined;
  mpin?: string | undefined;
  otp?: string | undefined;
}

/** The tokens of a login. */
export interface Session {
  access: string;
  refresh: string;
  /** The balance that the login returned. */
  points: number | undefined;
}

/** The account cannot be signed in; the message says why in one line. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
}

/** The host accepts the login, but the client cannot read the response. The message is a finding. */
export class UnreadableLoginError extends SignInError {}

const grantTypes: readonly GrantType[] = ['password', 'mpin', 'otp'];

/** The first given credential. */
function credentialOf(account: Account): { grantType: GrantType; secret: string } {
  for (const grantType of grantTypes) {
    const secret = account[grantType];
    if (secret) return { grantType, secret };
  }
  throw new SignInError('No password, MPIN or OTP given to sign in with.');
}

const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200);

function parseLoginBody(url: URL, status: number, type: string, text: string): unknown {
  if (status >= 300 && status < 400) {
    throw new SignInError(`${url} responds to the login with a redirect (${status}).`);
  }
  if (/html/i.test(type)) {
    throw new SignInError(
      `${url} responds to the login with HTML (${status}): is this the base address of the API?`,
    );
  }
  if (status >= 400) {
    throw new SignInError(`${url} rejects the login with ${status}: ${shorten(text)}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    const message = `${url} responds to the login with ${status} and invalid JSON.`;
    throw /json/i.test(type) ? new UnreadableLoginError(message) : new SignInError(message);
  }
}

/** Signs in. Throws SignInError with the host's message. */
export async function signIn(
  baseUrl: string,
  account: Account,
  requestOptions: RequestOptions,
): Promise<Session> {
  const { grantType, secret } = credentialOf(account);
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/users/login/`);
  const body = JSON.stringify({
    grant_type: grantType,
    app_id: account.appId,
    mobile_number: account.mobile,
    [grantType]: secret,
  });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const request = { method: 'POST', headers, body };
  const response = await sendPatiently(url, request, requestOptions).catch((error) => {
    throw error instanceof NoResponseError
      ? new SignInError(error.message, { cause: error })
      : error;
  });
  const type = response.headers['content-type'] ?? '';
  const parsed = parseLoginBody(url, response.status, type, response.text);
  const access = at(parsed, 'tokens', 'access');
  const refresh = at(parsed, 'tokens', 'refresh');
  if (typeof access !== 'string' || typeof refresh !== 'string') {
    const place = typeof access === 'string' ? 'tokens.refresh' : 'tokens.access';
    const found = at(parsed, 'tokens', place.slice('tokens.'.length));
    throw new UnreadableLoginError(
      `$.${place} ${describeFound(found)}, expected a text: the player sees a login that fails`,
    );
  }
  const points = at(parsed, 'user', 'points');
  return { access, refresh, points: typeof points === 'number' ? points : undefined };
}
