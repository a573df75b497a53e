import { createApiClient } from '@matka/contracts/client/api-client';
import type { Connection } from '@matka/contracts/client/exchange';
import { config } from '../config.ts';
import { noteHostTime } from '../lib/host-time.ts';
import { REQUEST_TIMEOUT } from '../lib/timings.ts';
import { refreshFailureText } from './refresh-failure-text.ts';
import { sessionEvents } from './session-events.ts';
import {
  clearTokens,
  readAccessToken,
  readRefreshToken,
  writeRefreshedAccessToken,
} from './tokens.ts';

const connection: Connection = {
  baseUrl: () => config().apiBase,
  timeoutMs: REQUEST_TIMEOUT,
  onDate: noteHostTime,
};

export const client = createApiClient(connection, {
  readAccess: readAccessToken,
  readRefresh: readRefreshToken,
  writeRefreshed: (access) => {
    writeRefreshedAccessToken(access);
    sessionEvents()?.onRefreshed(access);
  },
  expire: (failure) => {
    clearTokens();
    sessionEvents()?.onExpired(refreshFailureText(failure));
  },
});
