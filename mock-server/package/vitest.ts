import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoginResponse } from '@matka/contracts/api/users';
import { baseAddress } from '@matka/contracts/client/base-address';
import { test as base, expect, type TestAPI } from 'vitest';
import { createMockClient, type MockClient } from '../client/mock-client.ts';
import type { Mock } from '../create-mock.ts';
import { refuseUnknown } from '../src/shared/refuse-unknown.ts';
import { createMock } from './index.ts';
import {
  createTestWorld,
  journalText,
  type PlayerOption,
  signInTo,
  type TestWorld,
  usualWorld,
  type WorldOptions,
} from './test-world.ts';

export type { PlayerOption, TestWorld } from './test-world.ts';
export { expect };

/** Options, for `test.override({ … })`. */
export interface MatkaOptions extends WorldOptions {
  /** The player who is signed in when the test begins; null, the default, for nobody. */
  player: PlayerOption;
}

/** Controls of a mock, and its fetch. */
export type TestMock = MockClient & Pick<Mock, 'fetch'>;

/** The fixtures of a test. */
export interface MatkaFixtures {
  /** The mock at MATKA_MOCK_URL, or a mock in this process, which opens no port. */
  mock: TestMock;
  /** A world of this test alone: made before it, dropped after it. */
  world: TestWorld;
  /** The response to the login of the option `player`; null without one. */
  session: LoginResponse | null;
  /** Requests below `world.url` reach the world without a socket, with the player's token unless they have one. */
  fetch: typeof fetch;
}

/** The mock of the tests of this process. Exported for its test. */
export async function startMock(): Promise<TestMock> {
  const shared = process.env.MATKA_MOCK_URL;
  if (!shared) return createMock();
  return { ...createMockClient(baseAddress(shared, 'MATKA_MOCK_URL')), fetch };
}

/** One mock for each process: it costs more than the worlds in it. */
let running: Promise<TestMock> | undefined;

/** A fetch that adds an access token to requests below a base address. */
function withToken(mock: TestMock, base: string, session: LoginResponse | null): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    const needsToken = request.url.startsWith(`${base}/`) && !request.headers.has('authorization');
    if (session !== null && needsToken)
      request.headers.set('authorization', `Bearer ${session.tokens.access}`);
    return mock.fetch(request);
  };
}

/**
 * Stores the file of a world in the project, or else in the temporary folder. Returns its path, or why there is none.
 */
function storeWorld(id: string, text: string): string {
  let reason: unknown;
  for (const parent of [join(process.cwd(), 'node_modules/.cache'), tmpdir()]) {
    try {
      const folder = join(parent, 'matka-mock');
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `${id}.json`);
      writeFileSync(file, text);
      return `World (opens in the console of any mock): ${file}`;
    } catch (error) {
      reason = error;
    }
  }
  return `The file of the world cannot be written: ${reason instanceof Error ? reason.message : reason}`;
}

/** The end of the message of a failed test's error: its world as a file, and its journal. */
const worldReport = (id: string, text: string, journal: string): string =>
  `\n\n${storeWorld(id, text)}\nJournal:\n${journal}`;

/** Vitest's test with a world for each test. The error of a failed test has the file of its world and its journal. */
export const test: TestAPI<MatkaOptions & MatkaFixtures> = base.extend<
  MatkaOptions & MatkaFixtures
>({
  ...usualWorld,
  player: null,
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from this pattern.
  mock: async ({}, use) => {
    running ??= startMock();
    await use(await running);
  },
  world: async ({ mock, scenario, clock, seed, hostStyle, task, onTestFailed }, use) => {
    const world = await createTestWorld(mock, { scenario, clock, seed, hostStyle });
    let report = () => '';
    onTestFailed(() => {
      const [error] = task.result?.errors ?? [];
      if (error) error.message += report();
    });
    await use(world);
    // The result of the test is known only after the world is gone.
    const [file, journal] = await Promise.all([world.file(), journalText(world)]);
    report = () => worldReport(world.id, JSON.stringify(file), journal);
    await world.drop();
  },
  session: async ({ mock, world, player }, use) => {
    await use(await signInTo(mock.url, world, player, mock.fetch));
  },
  fetch: async ({ mock, world, session }, use) => {
    await use(withToken(mock, world.url, session));
  },
});

const names = [...Object.keys(usualWorld), 'player', 'mock', 'world', 'session', 'fetch'];
const { override } = test;
test.override = function (this: typeof test, ...[given, ...more]: [unknown, ...unknown[]]) {
  refuseUnknown('test.override', typeof given === 'string' ? { [given]: more } : given, names);
  return Reflect.apply(override, this, [given, ...more]);
};
