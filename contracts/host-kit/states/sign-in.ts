import type { GrantType } from '../../api/users.ts';
import { decode } from '../../decoding/decode.ts';
import { number } from '../../decoding/values.ts';
import { at } from '../../pact/json.ts';
import { NoResponseError } from '../../verifier/http-client.ts';
import { createHostClient, type HostClientOptions } from '../connection/host-client.ts';
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
export async function signIn(account: Account, options: HostClientOptions): Promise<Session> {
  const { grantType, secret } = credentialOf(account);
  const path = '/users/login/';
  const url = new URL(`${options.baseUrl.replace(/\/+$/, '')}${path}`);
  const body = {
    grant_type: grantType,
    app_id: account.appId,
    mobile_number: account.mobile,
    [grantType]: secret,
  };
  const response = await createHostClient(options)
    .asVisitor({ method: 'POST', path, body })
    .catch((error) => {
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
  return { access, refresh, points: decode(number, at(parsed, 'user', 'points')) };
}
