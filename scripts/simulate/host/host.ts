import type { WorldControl } from '@matka/mock-server/client/mock-client';
import { createMock } from '@matka/mock-server/create-mock';
import { holdingClock } from '../run/clock.ts';
import type { Call, Served } from './call.ts';

/** The name of every simulated world: runs follow one another. */
export const worldId = 'simulation';

/** The real mock in this process, with a world for each run. */
export interface Host {
  readonly serve: (call: Call) => Promise<Served>;
  readonly control: WorldControl;
}

/** One mock serves all runs of a process. */
export async function startHost(): Promise<Host> {
  const mock = await createMock({ worlds: 'strict', secret: 'simulation' });
  return {
    control: mock.world(worldId),
    serve: ({ method, target, token, key, body }) =>
      holdingClock(async () => {
        const response = await mock.fetch(mock.url + target, {
          method,
          headers: {
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(key !== undefined && { 'idempotency-key': key }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body }),
        });
        const { status, headers } = response;
        return { status, headers, text: await response.text() };
      }),
  };
}
