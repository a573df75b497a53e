import { createMock } from '@matka/mock-server/create-mock';
import { holdingClock } from '../run/clock.ts';

/** The name of every simulated world: runs follow one another. */
export const worldId = 'simulation';

export interface HostRequest {
  readonly method: string;
  /** Path and query below the base of the API. */
  readonly target: string;
  readonly token: string | undefined;
  readonly key: string | undefined;
  readonly body: string | undefined;
}

export interface Served {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** Starts the real mock in this process; every run creates its world again. */
export async function startHost() {
  const mock = await createMock({ worlds: 'strict', secret: 'simulation' });
  return {
    control: mock.world(worldId),
    serve: ({ method, target, token, key, body }: HostRequest): Promise<Served> =>
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

export type Host = Awaited<ReturnType<typeof startHost>>;
