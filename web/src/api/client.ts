import { readAccessToken, readRefreshToken } from '../session/cookies.ts';
import { renewAccessToken } from '../session/renewal.ts';
import { ApiError } from './api-error.ts';
import { type Call, send } from './http.ts';

export type Request = Call & {
  /** false for login and registration: no bearer, and a 401 is final. */
  auth?: boolean | undefined;
};

const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

/**
 * Sends a call with the access token of the cookie. A 401 leads to one refresh, shared with every
 * other call that failed meanwhile, and to one retry. Nothing else is ever repeated.
 * @throws ApiError; the first 401 when the refresh failed
 */
export async function request<T>({ auth = true, ...call }: Request): Promise<T> {
  if (!auth) return send<T>(call);
  const token = readAccessToken();
  const owner = readRefreshToken();
  try {
    return await send<T>(call, token);
  } catch (error) {
    // A call of a player who signed out meanwhile must not be repeated in the name of the next one.
    if (!isUnauthorized(error) || readRefreshToken() !== owner) throw error;
    const renewed = await renewAccessToken(token);
    if (!renewed || readRefreshToken() !== owner) throw error;
    return send<T>(call, renewed);
  }
}
