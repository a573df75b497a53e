import type { RefreshRequest, RefreshResponse } from '@matka/contracts/api/users';
import { send } from './http.ts';
import { entity, token } from './read.ts';

/** POST /token/refresh/: a new access token for a refresh token, without authorization. */
export function refresh(request: RefreshRequest): Promise<RefreshResponse> {
  return send({
    method: 'POST',
    path: '/token/refresh/',
    body: request,
    read: entity<RefreshResponse>({ access: token }, 'access'),
  });
}
