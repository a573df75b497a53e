import { createApiClient } from '@matka/contracts/client/api-client';
import { ApiError } from '@matka/contracts/client/api-error';
import type { Connection } from '@matka/contracts/client/exchange';
import { config } from '../config.ts';
import type { Message } from '../i18n/text.ts';
import { noteHostTime } from '../lib/host-time.ts';
import { isPageLeft } from '../lib/page-left.ts';
import { identityOf, readStoredUser } from '../lib/stored-player.ts';
import { REQUEST_TIMEOUT } from '../lib/timings.ts';
import { fetchOrTake } from './first-requests.ts';
import { hasNoNetwork } from './has-no-network.ts';
import { refreshFailureText } from './refresh-failure-text.ts';
import {
  clearTokens,
  readAccessToken,
  readRefreshToken,
  writeRefreshedAccessToken,
  writeRefreshToken,
} from './tokens.ts';

const connection: Connection = {
  baseUrl: () => config().apiBase,
  timeoutMs: REQUEST_TIMEOUT,
  fetch: fetchOrTake,
  onDate: noteHostTime,
};

interface SessionEvents {
  /** A refresh brought a new access token. */
  readonly onRefreshed: (access: string) => void;
  /** Tells if the tokens belong to the player of the screen. */
  readonly isSamePlayer: () => boolean;
  /** No valid token is left; `reason` is a message for the player. */
  readonly onExpired: (reason: Message) => void;
}

/** The longest wait for a tab that hangs. */
const OTHER_TAB_WAIT = 2 * REQUEST_TIMEOUT;

/** Runs a renewal while no other tab runs one: a refresh token may be good for one refresh only. */
async function alone<T>(renewal: () => Promise<T>): Promise<T> {
  // Pages without TLS have no locks.
  if (!navigator.locks) return renewal();
  const wait = AbortSignal.timeout(OTHER_TAB_WAIT);
  let begun = false;
  const begin = () => {
    begun = true;
    return renewal();
  };
  try {
    return await navigator.locks.request('token-refresh', { signal: wait }, begin);
  } catch (error) {
    if (begun) throw error;
    return renewal();
  }
}

let events: SessionEvents | undefined;

export function setSessionEvents(handlers: SessionEvents): void {
  events = handlers;
}

export const client = createApiClient(connection, {
  readAccess: () => {
    // The token of one player must not be used for another.
    if (events?.isSamePlayer() === false) throw new ApiError('network', 'Another player signed in');
    return readAccessToken();
  },
  readRefresh: readRefreshToken,
  writeRefreshed: (access, refresh) => {
    writeRefreshedAccessToken(access);
    if (refresh) writeRefreshToken(refresh);
    events?.onRefreshed(access);
  },
  readOwner: () => identityOf(readStoredUser()) ?? readRefreshToken(),
  alone,
  expire: async (failure) => {
    const refreshToken = readRefreshToken();
    if (hasNoNetwork(failure) && (await isPageLeft())) return;
    // Another tab may have signed in meanwhile.
    if (readRefreshToken() !== refreshToken) return;
    clearTokens();
    events?.onExpired(refreshFailureText(failure));
  },
});
