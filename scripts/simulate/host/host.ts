import { defaultAppId } from '@matka/fixtures/players';
import { createMockClient, type WorldControl } from '@matka/mock-server/client/mock-client';
import { buildApp } from '@matka/mock-server/src/app';
import { inProcessFetch } from '@matka/mock-server/src/http/in-process-fetch';
import type { Call, Served } from '../network/network.ts';
import { headersOf } from '../network/page-response.ts';

/** The name of every simulated world: runs follow one another. */
export const worldId = 'simulation';

/** Reserved, unroutable host (RFC 2606): nothing is sent over a socket. */
const origin = 'http://mock.invalid';

/** The real mock in this process, with a world for each run. */
export interface Host {
  readonly serve: (
    call: Pick<Call, 'method' | 'target' | 'token' | 'key' | 'body'>,
  ) => Promise<Served>;
  readonly control: WorldControl;
  readonly close: () => Promise<void>;
}

/** One mock serves all runs of a process. */
export async function startHost(): Promise<Host> {
  const app = await buildApp({ defaultWorld: defaultAppId, strict: true, secret: 'simulation' });
  return {
    control: createMockClient(origin, inProcessFetch(app, origin)).world(worldId),
    close: () => app.close(),
    serve: async ({ method, target, token, key, body }) => {
      const headers: Record<string, string> = { accept: 'application/json' };
      if (token) headers.authorization = `Bearer ${token}`;
      if (key) headers['idempotency-key'] = key;
      if (body !== undefined) headers['content-type'] = 'application/json';
      const response = await app.inject({
        method: method as 'GET',
        url: target,
        headers,
        ...(body !== undefined && { payload: body }),
      });
      const { statusCode: status, payload: text } = response;
      return { status, text, headers: headersOf(response.headers) };
    },
  };
}
