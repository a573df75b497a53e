import type { RefreshRequest, RefreshResponse } from '@matka/contracts/api/users';
import { send } from './http.ts';
import { hasText } from './shape.ts';

/** POST /token/refresh/: a new access token for a refresh token, without authorization. */
export function refresh(request: RefreshRequest): Promise<RefreshResponse> {
  return send({
    method: 'POST',
    path: '/token/refresh/',
    body: request,
    accepts: (body) => hasText(body, 'access'),
  });
}
