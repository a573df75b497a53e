import type { GrantType } from '../../api/users.ts';
import type { ExchangeResponse } from '../../check/exchange.ts';
import { describeFound } from '../../check/finding.ts';
import { UserError } from '../../cli/flags.ts';
import { at } from '../../reading/json.ts';

/** The account that the kit uses. Interactions that need a missing credential are skipped. */
export interface Account {
  appId: string;
  mobile: string;
  password?: string | undefined;
  mpin?: string | undefined;
  otp?: string | undefined;
}

export interface SessionTokens {
  access: string;
  refresh: string;
}

/** The account cannot sign in; the message has the reason in one line. */
export class SignInError extends UserError {
  override readonly name = 'SignInError';
}

/** The host accepts the login, but the client cannot read the response. The message is a finding. */
export class UnreadableLoginError extends SignInError {}

const grantTypes: readonly GrantType[] = ['password', 'mpin', 'otp'];

/** The body of a login with the first given credential. Throws SignInError without one. */
export function loginBody(account: Account): Record<string, string> {
  for (const grantType of grantTypes) {
    const secret = account[grantType];
    if (secret)
      return {
        grant_type: grantType,
        app_id: account.appId,
        mobile_number: account.mobile,
        [grantType]: secret,
      };
  }
  throw new SignInError('No password, MPIN or OTP given to sign in with.');
}

const shorten = (body: unknown) =>
  (typeof body === 'string' ? body : JSON.stringify(body ?? ''))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);

/** The tokens of a response to a login at an address. Throws SignInError with the host's message. */
export function tokensOfLogin(
  url: string,
  { status, contentType, body }: ExchangeResponse,
): SessionTokens {
  if (status >= 300 && status < 400)
    throw new SignInError(`${url} responds to the login with a redirect (${status}).`);
  if (/html/i.test(contentType))
    throw new SignInError(
      `${url} responds to the login with HTML (${status}): is this the base address of the API?`,
    );
  if (status >= 400)
    throw new SignInError(
      `${url} ${status < 500 ? 'rejects' : 'responds to'} the login with ${status}: ${shorten(body)}`,
    );
  if (typeof body === 'string' || body === undefined) {
    const message = `${url} responds to the login with ${status} and invalid JSON.`;
    throw /json/i.test(contentType) ? new UnreadableLoginError(message) : new SignInError(message);
  }
  const access = at(body, 'tokens', 'access');
  const refresh = at(body, 'tokens', 'refresh');
  if (typeof access === 'string' && typeof refresh === 'string') return { access, refresh };
  const place = typeof access === 'string' ? 'refresh' : 'access';
  throw new UnreadableLoginError(
    `$.tokens.${place} ${describeFound(at(body, 'tokens', place))}, expected a text: the player sees a login that fails`,
  );
}
