import { createApiClient } from '@matka/contracts/client/api-client';
import type { Connection } from '@matka/contracts/client/exchange';
import { config } from '../config.ts';
import { noteHostTime } from '../lib/host-time.ts';
import { REQUEST_TIMEOUT } from '../lib/timings.ts';
import { takePrefetched } from './prefetched-responses.ts';
import { refreshFailureText } from './refresh-failure-text.ts';
import {
  clearTokens,
  readAccessToken,
  readRefreshToken,
  writeRefreshedAccessToken,
} from './tokens.ts';

/** Callbacks of the client about the player's tokens. */
export interface SessionEvents {
  /** A refresh brought a new access token. */
  readonly onRefreshed: (access: string) => void;
  /** No working token is left; `reason` is a text for the player. */
  readonly onExpired: (reason: string) => void;
}

let events: SessionEvents | undefined;

/** Sets the callbacks of the client, once at start-up. */
export function setSessionEvents(handlers: SessionEvents): void {
  events = handlers;
}

const connection: Connection = {
  baseUrl: () => config().apiBase,
  timeoutMs: REQUEST_TIMEOUT,
  prefetched: takePrefetched,
  onDate: noteHostTime,
};

/** The client of the app, with the tokens of its cookies. */
export const client = createApiClient(connection, {
  readAccess: readAccessToken,
  readRefresh: readRefreshToken,
  writeRefreshed: (access) => {
    writeRefreshedAccessToken(access);
    events?.onRefreshed(access);
  },
  expire: (failure) => {
    clearTokens();
    events?.onExpired(refreshFailureText(failure));
  },
});
