import { defaultAppId, mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../src/app.ts';
import { playerByMobile } from '../src/db/players.ts';
import type { World } from '../src/worlds/world.ts';

/** A request with method and path in one text, `GET /bets/history/?page=2`. */
type Call = (
  call: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>;

/** A mock in process with a new default world. */
export interface TestApp {
  app: FastifyInstance;
  /** The default world. */
  world: World;
  /** Requests without a token. */
  anonymous: Call;
  /** Requests with the access token of a player; no login is sent. */
  as: (mobile: string) => Call;
}

interface TestOptions extends Partial<Omit<AppOptions, 'now'>> {
  /** ISO 8601 with its offset. */
  now?: string;
}

interface SentBet {
  points: number;
  [field: string]: unknown;
}

/** A body of POST /betting/ for Kalyan Matka. */
export const betBody = (betTypeId: number, bets: SentBet[]) => ({
  bet_type_id: betTypeId,
  market_id: 7,
  amount: bets.reduce((sum, { points }) => sum + points, 0),
  payload: { bets },
});

/** A body of POST /betting/ with one jodi for Kalyan Matka. */
export const jodiBet = (points: number) => betBody(3, [{ jodi: '12', points }]);

/** A body of POST /users/login/: the main player by one-time code, with the changes of a test. */
export const loginForm = (changes: object = {}) => ({
  app_id: defaultAppId,
  grant_type: 'otp',
  mobile_number: mainPlayer.mobile,
  otp: mainPlayer.otp,
  ...changes,
});

/** A body of POST /users/register/: a new player with a password, with the changes of a test. */
export const registrationForm = (changes: object = {}) => ({
  app_id: defaultAppId,
  grant_type: 'password',
  mobile_number: '9123456780',
  first_name: 'Asha',
  last_name: 'Rao',
  password: 'Satta@2026',
  confirm_password: 'Satta@2026',
  ...changes,
});

/** Options of all test apps. */
export const testOptions: AppOptions = { seed: 7, secret: 'test', now: Date.parse(testClock) };
let shared: Promise<FastifyInstance> | undefined;

/** The app that the tests of a file share: routes and schemas are created once, worlds once per test. */
async function sharedApp(): Promise<FastifyInstance> {
  shared ??= buildApp(testOptions);
  const app = await shared;
  for (const { id } of app.worlds.list()) app.worlds.drop(id);
  return app;
}

/** An app for one test, with its own options; closed with the test. */
async function ownApp(options: AppOptions): Promise<FastifyInstance> {
  const app = await buildApp(options);
  onTestFinished(() => app.close());
  return app;
}

/** Builds the mock with new worlds in memory and a fixed clock. */
export async function buildTestApp({
  now = testClock,
  ...rest
}: TestOptions = {}): Promise<TestApp> {
  const { scenario, seed, ...special } = rest;
  const at = Date.parse(now);
  const app =
    Object.keys(special).length > 0
      ? await ownApp({ ...testOptions, ...rest, now: at })
      : await sharedApp();
  const world = app.worlds.create(defaultAppId, { scenario, seed, now: at });
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
      // A reset replaces the world.
      const current = app.worlds.get(world.id) ?? world;
      const player = playerByMobile(current.db, mobile);
      if (!player) throw new Error(`There is no player ${mobile}`);
      return call(
        app.tokens.issueLoginTokens(current, { playerId: player.id, appId: world.id }).access,
      );
    },
  };
}
