import { isObject } from '@matka/contracts/reading/json';
import { defaultAppId } from '@matka/fixtures/players';
import { createMockClient, type MockClient, type WorldControl } from './client/mock-client.ts';
import { buildApp } from './src/app.ts';
import { chosenStyles, type HostStyleChoice } from './src/host-styles/host-styles.ts';
import { inProcessFetch } from './src/http/in-process-fetch.ts';
import type { ScenarioId } from './src/seeding/scenarios/scenarios.ts';
import { refuseUnknown, shownValue } from './src/shared/refuse-unknown.ts';
import {
  portValue,
  scenarioValue,
  seedValue,
  type ValueKind,
  worldIdValue,
  worldsValue,
  worldTimeValue,
} from './src/worlds/world-values.ts';

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
  /** The host styles of new worlds: names, or some that a seed draws. None by default. */
  hostStyle?: HostStyleChoice;
  /** `strict`: a world must be created before its first use; `named`: there is no default world either. */
  worlds?: 'open' | 'strict' | 'named';
  /** A port to listen on, 0 for any free one. By default nothing listens: use `fetch`. */
  port?: number;
  /** The key that signs tokens; the same key gives the same tokens. Random for each process by default. */
  secret?: string;
}

/** A mock in this process, in memory. */
export interface Mock extends Omit<MockClient, 'world'> {
  /** The base address of the API, without a slash at its end. */
  url: string;
  /** The platform's fetch, but requests below `url` go to this mock without a socket. */
  fetch: typeof fetch;
  /**
   * Controls a world by its app id, the default world if none is given. The first call to a world that does not exist
   * makes it; with `worlds: 'strict'` it fails, so that no misspelt id is a world.
   */
  world: (id?: string) => WorldControl;
  /** Resets the default world and removes all others. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/** Reserved, unroutable host (RFC 2606): a request that does not use the mock's `fetch` fails at once. */
const unreachableOrigin = 'http://mock.invalid';

const secretValue: ValueKind<string> = {
  takes: 'a text that is not empty',
  example: 's3cret',
  read: (given) => (typeof given === 'string' && given.trim() !== '' ? given : undefined),
};

export const hostStyleValue: ValueKind<HostStyleChoice> = {
  takes: 'a list of names, or a seed as { random: 7 }',
  example: ['pages-of-7'],
  read: (given) => {
    if (Array.isArray(given))
      return given.every((name) => typeof name === 'string') ? given : undefined;
    const random = isObject(given) ? seedValue.read(given.random) : undefined;
    return random === undefined ? undefined : { random };
  },
};

/** Options take the same values as flags and the control API. */
const kinds = {
  appId: worldIdValue,
  scenario: scenarioValue,
  now: worldTimeValue,
  seed: seedValue,
  hostStyle: hostStyleValue,
  worlds: worldsValue,
  port: portValue,
  secret: secretValue,
} satisfies Record<keyof MockOptions, ValueKind<unknown>>;

/** The value of an option. Throws a TypeError that names the option. */
function read<Name extends keyof MockOptions>(options: MockOptions, name: Name) {
  const given: unknown = options[name];
  if (given === undefined) return undefined;
  const { takes, read, hint }: ValueKind<unknown> = kinds[name];
  const value = read(given) as ReturnType<(typeof kinds)[Name]['read']>;
  if (value !== undefined) return value;
  const instead = `not ${shownValue(given)}.${hint?.(String(given)) ?? ''}`;
  throw new TypeError(`createMock: ${name} takes ${takes}, ${instead}`);
}

/** Creates a mock in this process, for tests. Throws a TypeError in one line for an unknown or invalid option. */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  refuseUnknown('createMock', options, Object.keys(kinds));
  const appId = read(options, 'appId') ?? defaultAppId;
  const scenario = read(options, 'scenario');
  const seed = read(options, 'seed');
  const worlds = read(options, 'worlds');
  const port = read(options, 'port');
  const secret = read(options, 'secret');
  const hostStyle = read(options, 'hostStyle');
  const app = await buildApp({
    defaultWorld: worlds === 'named' ? undefined : appId,
    strict: worlds !== undefined && worlds !== 'open',
    now: read(options, 'now'),
    ...(scenario !== undefined && { scenario }),
    ...(seed !== undefined && { seed }),
    ...(secret !== undefined && { secret }),
    ...(hostStyle && { hostStyle: chosenStyles(hostStyle) }),
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
