import type { WorldControl } from '@matka/mock-server/client/mock-client';
import { createMock, type Mock } from '@matka/mock-server/create-mock';
import type { Call, Served } from '../network/network.ts';

/** The name of every simulated world: runs follow one another. */
export const worldId = 'simulation';

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
  const mock: Mock = await createMock({ worlds: 'strict', secret: 'simulation' });
  return {
    control: mock.world(worldId),
    close: mock.close,
    serve: async ({ method, target, token, key, body }) => {
      const headers = new Headers({ accept: 'application/json' });
      if (token) headers.set('authorization', `Bearer ${token}`);
      if (key) headers.set('idempotency-key', key);
      if (body !== undefined) headers.set('content-type', 'application/json');
      const init: RequestInit = { method, headers };
      if (body !== undefined) init.body = body;
      const response = await mock.fetch(`${mock.url}${target}`, init);
      return { status: response.status, text: await response.text(), headers: response.headers };
    },
  };
}
