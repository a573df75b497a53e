import { defaultAppId } from '@matka/fixtures/players';
import { createMockClient, type MockClient, type WorldControl } from './client/mock-client.ts';
import { buildApp } from './src/app.ts';
import { inProcessFetch } from './src/http/in-process-fetch.ts';
import { isScenario, type ScenarioId, scenarioList } from './src/seeding/scenarios/scenarios.ts';

/** How a mock in process is made. */
export interface MockOptions {
  /** What its worlds begin with; `usual` unless given. */
  scenario?: ScenarioId;
  /** ISO 8601 with its offset: time stands still there. Real time unless given. */
  now?: string;
  /** The same seed gives the same draws and histories; 2026 unless given. */
  seed?: number;
  /** `strict`: a world must be made before its first use. */
  worlds?: 'open' | 'strict';
  /** A port to listen on, 0 for any free one. Without it nothing listens and `fetch` is the only way in. */
  port?: number;
}

/** A whole mock inside this process, in memory. */
export interface Mock extends Pick<MockClient, 'worlds' | 'scenarios' | 'coverage'> {
  /** The base address of the API, without a slash at its end. */
  url: string;
  /** As the platform's fetch, but addresses below `url` are answered by this mock without a socket. */
  fetch: typeof fetch;
  /** The controls of a world by its app id, the default one unless given. */
  world: (id?: string) => WorldControl;
  /** Brings the default world back to its beginning and drops all others. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/** No host of the net answers to it (RFC 2606), so a call that misses `fetch` fails at once. */
const unreachableOrigin = 'http://mock.invalid';

/** Makes a mock in this process, for tests. Throws for a scenario or a time that there is not. */
export async function createMock(wishes: MockOptions = {}): Promise<Mock> {
  const { scenario = 'usual', now, seed = 2026, worlds = 'open', port } = wishes;
  if (!isScenario(scenario)) {
    const known = scenarioList.map(({ id }) => id).join(', ');
    throw new Error(`There is no scenario ${scenario}; there are ${known}.`);
  }
  const at = now === undefined ? undefined : Date.parse(now);
  if (Number.isNaN(at)) throw new Error(`There is no time ${now}.`);
  const app = await buildApp({
    defaultWorld: defaultAppId,
    file: undefined,
    fresh: false,
    seed,
    scenario,
    strict: worlds === 'strict',
    now: at,
    control: 'loopback',
    secret: 'in-process',
  });
  const url =
    port === undefined ? unreachableOrigin : await app.listen({ port, host: '127.0.0.1' });
  const fetch = inProcessFetch(app, url);
  const client = createMockClient(url, fetch);
  return {
    ...client,
    url,
    fetch,
    world: (id = defaultAppId) => client.world(id),
    reset: async () => {
      for (const { id } of app.worlds.list()) app.worlds.drop(id);
    },
    close: () => app.close(),
  };
}
