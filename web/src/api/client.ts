import { createApiClient } from '@matka/contracts/client/api-client';
import { ApiError } from '@matka/contracts/client/api-error';
import type { Connection } from '@matka/contracts/client/exchange';
import { config } from '../config.ts';
import type { Message } from '../i18n/text.ts';
import { noteHostTime } from '../lib/host-time.ts';
import { REQUEST_TIMEOUT } from '../lib/timings.ts';
import { fetchOrTake } from './first-requests.ts';
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
  /** Tells if the tokens are those of the player of the screen. */
  readonly isSamePlayer: () => boolean;
  /** No working token is left; `reason` is a message for the player. */
  readonly onExpired: (reason: Message) => void;
}

let events: SessionEvents | undefined;

export function setSessionEvents(handlers: SessionEvents): void {
  events = handlers;
}

export const client = createApiClient(connection, {
  readAccess: () => {
    // Nothing is sent or shown for one player with the token of another.
    if (events?.isSamePlayer() === false) throw new ApiError('network', 'Another player signed in');
    return readAccessToken();
  },
  readRefresh: readRefreshToken,
  writeRefreshed: (access, refresh) => {
    writeRefreshedAccessToken(access);
    if (refresh) writeRefreshToken(refresh);
    events?.onRefreshed(access);
  },
  expire: (failure) => {
    clearTokens();
    events?.onExpired(refreshFailureText(failure));
  },
});
