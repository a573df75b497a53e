import type { Decoded, Kind } from '@matka/contracts/decoders/kinds';
import { type Call, exchange, type HttpResponse, readResponse } from './http.ts';
import { refresh } from './refresh.ts';
import { refreshFailureText } from './refresh-failure-text.ts';
import {
  clearTokens,
  readAccessToken,
  readRefreshToken,
  writeRefreshedAccessToken,
} from './tokens.ts';

/** What the client reports about the tokens of the player. */
export interface SessionEvents {
  /** A refresh brought a new access token. */
  readonly onRefreshed: (access: string) => void;
  /** No working token is left; `reason` is a text for the player. */
  readonly onExpired: (reason: string) => void;
}

let events: SessionEvents | undefined;

/** Hands the client its callbacks, once, when the app starts. */
export function setSessionEvents(handlers: SessionEvents): void {
  events = handlers;
}

function expire(error: unknown): void {
  clearTokens();
  events?.onExpired(refreshFailureText(error));
}

let renewal: Promise<string | undefined> | undefined;

async function renew(refreshToken: string): Promise<string | undefined> {
  try {
    const { access } = await refresh({ refresh: refreshToken });
    // Signed out, or in as another, while the refresh ran: its token is of no use.
    if (readRefreshToken() !== refreshToken) return undefined;
    writeRefreshedAccessToken(access);
    events?.onRefreshed(access);
    return access;
  } catch (error) {
    if (readRefreshToken() === refreshToken) expire(error);
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
    expire(undefined);
    return Promise.resolve(undefined);
  }
  renewal = renew(refreshToken).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/**
 * Sends a call with the access token of the cookie and gives its response, whatever the status. A 401
 * leads to one refresh, shared with every other call that failed meanwhile, and to one retry; nothing else
 * is ever repeated. Where the refresh failed, it is the first 401.
 * @throws ApiError when there is no complete response
 */
export async function exchangeAsPlayer(call: Call): Promise<HttpResponse> {
  const token = readAccessToken();
  const owner = readRefreshToken();
  const response = await exchange(call, token);
  if (response.status !== 401) return response;
  const renewed = await renewAccessToken(token);
  // A call of a player who signed out meanwhile must not be repeated in the name of the next one.
  if (!renewed || readRefreshToken() !== owner) return response;
  return exchange(call, renewed);
}

/** Sends a call as the player and gives what its response holds. @throws ApiError */
export async function request<K extends Kind>(decoder: K, call: Call): Promise<Decoded<K>> {
  return readResponse(decoder, await exchangeAsPlayer(call));
}

/** Sends a call without authorization and gives what its response holds. @throws ApiError */
export async function requestAsVisitor<K extends Kind>(
  decoder: K,
  call: Call,
): Promise<Decoded<K>> {
  return readResponse(decoder, await exchange(call));
}
