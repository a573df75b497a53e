import {
  readAccessToken,
  readRefreshToken,
  writeRefreshedAccessToken,
} from '../session/cookies.ts';
import { loseSession } from '../session/lost.ts';
import { session } from '../session/session-state.ts';
import { ApiError } from './api-error.ts';
import { type Call, send } from './http.ts';
import { refresh } from './refresh.ts';
import { refreshFailureText } from './refresh-failure-text.ts';

export type Request<T = unknown> = Call<T> & {
  /** false for login and registration: no bearer, and a 401 is final. */
  auth?: boolean | undefined;
};

let renewal: Promise<string | undefined> | undefined;

async function renew(refreshToken: string): Promise<string | undefined> {
  try {
    const { access } = await refresh({ refresh: refreshToken });
    // Signed out, or in as another, while the refresh ran: its token belongs to nobody any more.
    if (readRefreshToken() !== refreshToken) return undefined;
    writeRefreshedAccessToken(access);
    session.token = access;
    return access;
  } catch (error) {
    if (readRefreshToken() === refreshToken) loseSession(refreshFailureText(error));
    return undefined;
  }
}

/**
 * A working access token in place of `refused`. At most one refresh runs at a time; whoever asks
 * meanwhile waits for it, and who asks after it gets what it brought.
 * @returns undefined when there is none to be had: the session is then over
 */
export function renewAccessToken(refused: string | undefined): Promise<string | undefined> {
  if (renewal) return renewal;
  const current = readAccessToken();
  if (current && current !== refused) return Promise.resolve(current);
  const refreshToken = readRefreshToken();
  if (!refreshToken) {
    loseSession(refreshFailureText(undefined));
    return Promise.resolve(undefined);
  }
  renewal = renew(refreshToken).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

/**
 * Sends a call with the access token of the cookie. A 401 leads to one refresh, shared with every
 * other call that failed meanwhile, and to one retry. Nothing else is ever repeated.
 * @throws ApiError; the first 401 when the refresh failed
 */
export async function request<T>({ auth = true, ...call }: Request<T>): Promise<T> {
  if (!auth) return send<T>(call);
  const token = readAccessToken();
  const owner = readRefreshToken();
  try {
    return await send<T>(call, token);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    const renewed = await renewAccessToken(token);
    // A call of a player who signed out meanwhile must not be repeated in the name of the next one.
    if (!renewed || readRefreshToken() !== owner) throw error;
    return send<T>(call, renewed);
  }
}
