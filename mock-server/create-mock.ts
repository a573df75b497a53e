import { defaultAppId } from '@matka/fixtures/players';
import { createMockClient, type MockClient, type WorldControl } from './client/mock-client.ts';
import { buildApp } from './src/app.ts';
import { inProcessFetch } from './src/http/in-process-fetch.ts';
import { isScenario, type ScenarioId, scenarioList } from './src/seeding/scenarios/scenarios.ts';
import { instantOfIso } from './src/shared/time.ts';

/** Options of a mock in this process; all have defaults. */
export interface MockOptions {
  /** The app id of the default world; `kalyan-matka` by default. */
  appId?: string;
  /** The scenario of new worlds; `usual` by default. */
  scenario?: ScenarioId;
  /** A fixed time, ISO 8601 with its offset. Real time by default. */
  now?: string;
  /** The same seed gives the same draws and histories; 2026 by default. */
  seed?: number;
  /** `strict`: a world must be created before its first use; `named`: there is no default world either. */
  worlds?: 'open' | 'strict' | 'named';
  /** A port to listen on, 0 for any free one. By default nothing listens: use `fetch`. */
  port?: number;
  /** The key that signs tokens; the same key gives the same tokens. Random for each process by default. */
  secret?: string;
}

/** A mock in this process, in memory. */
export interface Mock extends Pick<MockClient, 'worlds' | 'scenarios' | 'coverage'> {
  /** The base address of the API, without a slash at its end. */
  url: string;
  /** The platform's fetch, but requests below `url` go to this mock without a socket. */
  fetch: typeof fetch;
  /** Controls a world by its app id, the default world if none is given. */
  world: (id?: string) => WorldControl;
  /** Resets the default world and removes all others. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/** Reserved, unroutable host (RFC 2606): a request that does not use the mock's `fetch` fails at once. */
const unreachableOrigin = 'http://mock.invalid';

/** Creates a mock in this process, for tests. Throws for an unknown scenario or an invalid time. */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const { appId = defaultAppId, scenario, now, seed, worlds, port, secret } = options;
  if (scenario !== undefined && !isScenario(scenario)) {
    const known = scenarioList.map(({ id }) => id).join(', ');
    throw new Error(`Unknown scenario ${scenario}; known are ${known}.`);
  }
  const at = now === undefined ? undefined : instantOfIso(now);
  if (Number.isNaN(at)) throw new Error(`Invalid time: ${now}.`);
  const app = await buildApp({
    defaultWorld: worlds === 'named' ? undefined : appId,
    strict: worlds !== undefined && worlds !== 'open',
    now: at,
    ...(scenario !== undefined && { scenario }),
    ...(seed !== undefined && { seed }),
    ...(secret !== undefined && { secret }),
  });
  const url =
    port === undefined ? unreachableOrigin : await app.listen({ port, host: '127.0.0.1' });
  const fetch = inProcessFetch(app, url);
  const client = createMockClient(url, fetch);
  return {
    ...client,
    url,
    fetch,
    world: (id = appId) => client.world(id),
    reset: async () => {
      for (const { id } of app.worlds.list()) app.worlds.drop(id);
    },
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
