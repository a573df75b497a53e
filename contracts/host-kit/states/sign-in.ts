import type { GrantType } from '../../api/users.ts';
import { NoResponseError, type RequestOptions, send } from '../../verifier/http-client.ts';
import { at } from './lookup.ts';

/** Whom the kit signs in as. What is not known is not tried. */
export interface Account {
  appId: string;
  mobile: string;
  password?: string | undefined;
  mpin?: string | undefined;
  otp?: string | undefined;
}

/** A session on a host. */
export interface Session {
  access: string;
  refresh: string;
  /** The wallet as the login told it. */
  points: number | undefined;
}

/** The account cannot be signed in; the message says why in one line. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
}

const grants: readonly GrantType[] = ['password', 'mpin', 'otp'];

/** The first credential that is known. */
function credentialOf(account: Account): { grant: GrantType; secret: string } {
  for (const grant of grants) {
    const secret = account[grant];
    if (secret) return { grant, secret };
  }
  throw new SignInError('No password, MPIN or OTP is given to sign in with.');
}

const shortened = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200);

function parseLoginBody(url: URL, status: number, type: string, text: string): unknown {
  if (status >= 300 && status < 400) {
    throw new SignInError(`${url} answers the login with a redirect (${status}).`);
  }
  if (/html/i.test(type)) {
    throw new SignInError(
      `${url} answers the login with HTML (${status}): is this the base address of the API?`,
    );
  }
  if (status >= 400)
    throw new SignInError(`${url} refuses the login with ${status}: ${shortened(text)}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new SignInError(`${url} answers the login with ${status} and no JSON.`);
  }
}

/** Signs in. Throws NoSession, with what the host said, when that is not possible. */
export async function signIn(
  baseUrl: string,
  account: Account,
  requestOptions: RequestOptions,
): Promise<Session> {
  const { grant, secret } = credentialOf(account);
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/users/login/`);
  const body = JSON.stringify({
    grant_type: grant,
    app_id: account.appId,
    mobile_number: account.mobile,
    [grant]: secret,
  });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const answer = await send(url, { method: 'POST', headers, body }, requestOptions).catch(
    (error) => {
      throw error instanceof NoResponseError
        ? new SignInError(error.message, { cause: error })
        : error;
    },
  );
  const type = answer.headers['content-type'] ?? '';
  const parsed = parseLoginBody(url, answer.status, type, answer.text);
  const access = at(parsed, 'tokens', 'access');
  const refresh = at(parsed, 'tokens', 'refresh');
  if (typeof access !== 'string' || typeof refresh !== 'string') {
    throw new SignInError(`${url} answers the login without tokens.access and tokens.refresh.`);
  }
  const points = at(parsed, 'user', 'points');
  return { access, refresh, points: typeof points === 'number' ? points : undefined };
}
