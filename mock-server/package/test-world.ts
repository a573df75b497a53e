import { randomUUID } from 'node:crypto';
import type { LoginResponse } from '@matka/contracts/api/users';
import { suggestion } from '@matka/contracts/cli/closest';
import { type DemoPlayer, mainPlayer, newPlayer, poorPlayer } from '@matka/fixtures/players';
import { logIn } from '../client/log-in.ts';
import type { MockClient, WorldControl } from '../client/mock-client.ts';
import type { HostStyleChoice } from '../src/host-styles/host-styles.ts';
import { readOptions } from '../src/options.ts';
import type { ScenarioId } from '../src/seeding/scenarios/scenarios.ts';
import { shownValue } from '../src/shared/refuse-unknown.ts';

/** The state of the world when a test begins. */
export interface WorldOptions {
  scenario: ScenarioId;
  /** An instant at which the world's clock stops, ISO 8601 with its offset; null for the clock of the scenario. */
  clock: string | null;
  /** The same seed gives the same draws and histories; null for the seed of the mock. */
  seed: number | null;
  /** Host styles by name, or a seed that draws some. The default is MATKA_HOST_STYLE; null gives the styles of the mock. */
  hostStyle: HostStyleChoice | null;
}

/** The styles that MATKA_HOST_STYLE and MATKA_STYLE_SEED name, as for the command. Throws a UsageError. */
function styleOfEnvironment(): HostStyleChoice | null {
  const { MATKA_HOST_STYLE, MATKA_STYLE_SEED } = process.env;
  return readOptions([], { MATKA_HOST_STYLE, MATKA_STYLE_SEED }).hostStyle ?? null;
}

/** The options of a world of a test that sets none. */
export const usualWorld: WorldOptions = {
  scenario: 'usual',
  clock: null,
  seed: null,
  hostStyle: styleOfEnvironment(),
};

const demoPlayers = { main: mainPlayer, poor: poorPlayer, new: newPlayer } as const;

/** The signed-in player: a demo player, a player by mobile number and password, or nobody. */
export type PlayerOption =
  | keyof typeof demoPlayers
  | Pick<DemoPlayer, 'mobile' | 'password'>
  | null;

/** A world of one test. */
export interface TestWorld extends WorldControl {
  /** The base address of the API in this world, for any client: requests below it need no app id of their own. */
  readonly url: string;
}

/** Creates a world for one test. Its tokens outlive the difference between its clock and the wall clock. */
export async function createTestWorld(
  mock: Pick<MockClient, 'url' | 'world'>,
  options: Partial<WorldOptions>,
): Promise<TestWorld> {
  const world = mock.world(`test-${randomUUID().slice(0, 18)}`);
  const { scenario, clock, seed, hostStyle } = { ...usualWorld, ...options };
  const { now } = await world.create({
    scenario,
    ...(clock !== null && { now: clock }),
    ...(seed !== null && { seed }),
  });
  if (hostStyle !== null) await world.setHostStyle(hostStyle);
  const ahead = Math.ceil((Date.parse(now) - Date.now()) / 1000);
  if (ahead > 0) await world.setTokens({ accessSeconds: ahead + 60 * 60 });
  return { ...world, url: `${mock.url}/w/${world.id}` };
}

/** Signs a player in to a world; null for nobody. Throws for a player that the world does not have. */
export async function signInTo(
  mockUrl: string,
  world: TestWorld,
  player: PlayerOption,
  fetchImpl: typeof fetch = fetch,
): Promise<LoginResponse | null> {
  if (player === null) return null;
  const credentials =
    typeof player !== 'string'
      ? player
      : Object.entries(demoPlayers).find(([name]) => name === player)?.[1];
  if (typeof credentials?.mobile !== 'string')
    throw new TypeError(
      `player takes ${Object.keys(demoPlayers).join(', ')}, null or { mobile, password }, not ${shownValue(player)}.${suggestion(String(player), Object.keys(demoPlayers))}`,
    );
  return logIn(mockUrl, world.id, credentials, fetchImpl);
}

/** The journal of a world as text, one line for each request. */
export async function journalText(world: WorldControl): Promise<string> {
  const entries = await world.journal();
  return entries
    .map(({ number, method, url, status, sent, rows, ledger }) => {
      const changes = rows === 0 ? '' : `, ${rows} rows changed`;
      const points = ledger === 0 ? '' : `, ${(ledger / 100).toFixed(2)} points`;
      const got = sent ? `, ${sent.status || 'no response'} to the client (${sent.effects})` : '';
      return `${number}. ${method} ${url} ${status}${got}${changes}${points}`;
    })
    .join('\n');
}
