import { defaultAppId } from '@matka/fixtures/players';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '../src/app.ts';
import type { AppOptions } from '../src/app-options.ts';
import { playerByMobile } from '../src/stores/players.ts';
import type { World } from '../src/worlds/world.ts';

/** The fixed time of tests that ask for none: a Friday noon, every day market open or to come. */
export const friday = '2026-11-20T12:00:00+05:30';

/** A call with its method and path in one text, `GET /bets/history/?page=2`. */
type Call = (
  call: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>;

/** A mock in process, with a world of its own. */
export interface TestApp {
  app: FastifyInstance;
  /** The default world. */
  world: World;
  /** Calls without a token. */
  anonymous: Call;
  /** Calls with the access token of a player, who is signed in without a request. */
  as: (mobile: string) => Call;
}

interface TestOptions extends Partial<Omit<AppOptions, 'now'>> {
  /** ISO 8601 with its offset. */
  now?: string;
}

/** Builds the mock with a fresh world in memory, its clock fixed; the running test closes it. */
export async function buildTestApp({ now = friday, ...rest }: TestOptions = {}): Promise<TestApp> {
  const app = await buildApp({
    defaultWorld: defaultAppId,
    file: undefined,
    fresh: false,
    seed: 7,
    scenario: 'usual',
    strict: false,
    control: 'loopback',
    secret: 'test',
    now: Date.parse(now),
    ...rest,
  });
  onTestFinished(() => app.close());
  const world = app.worlds.use(defaultAppId);
  if (!world) throw new Error('The default world is missing');
  const call =
    (token: string | undefined): Call =>
    (line, body, headers = {}) => {
      const [method, url] = line.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const request: InjectOptions = { method, url, headers: { ...authorization, ...headers } };
      if (body !== undefined) request.payload = body as InjectOptions['payload'] & object;
      return app.inject(request);
    };
  return {
    app,
    world,
    anonymous: call(undefined),
    as: (mobile) => {
      const player = playerByMobile(world.db, mobile);
      if (!player) throw new Error(`There is no player ${mobile}`);
      return call(app.tokens.forLogin(world, { playerId: player.id, appId: world.id }).access);
    },
  };
}
