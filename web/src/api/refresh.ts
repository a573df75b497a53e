import type { RefreshRequest } from '@matka/contracts/api/users';
import { type Refresh, refresh as refreshResponse } from '@matka/contracts/decoders/users';
import { exchange, readResponse } from './http.ts';

/** POST /token/refresh/: a new access token for a refresh token, without authorization. */
export async function refresh(body: RefreshRequest): Promise<Refresh> {
  const call = { method: 'POST', path: '/token/refresh/', body } as const;
  return readResponse(refreshResponse, await exchange(call));
}
