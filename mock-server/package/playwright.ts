import { writeFileSync } from 'node:fs';
import type { LoginResponse } from '@matka/contracts/api/users';
import { closestTo } from '@matka/contracts/cli/closest';
import { baseAddress } from '@matka/contracts/client/base-address';
import {
  type BrowserContext,
  test as base,
  expect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { createMockClient, type MockClient } from '../client/mock-client.ts';
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

/** How an app stores its session. */
export interface SessionStore {
  /** Writes a session into the browser before the first page opens. */
  store: (context: BrowserContext, session: LoginResponse, baseURL: string) => Promise<void>;
}

/** Options, for `test.use({ … })` and for `use` of the configuration. */
export interface MatkaOptions extends WorldOptions {
  /** The player who is signed in when the test begins; null, the default, for nobody. */
  player: PlayerOption;
  /** How the app stores its session. The default is the Matka web app. */
  sessionStore: SessionStore;
}

/** The fixtures of a test. */
export interface MatkaFixtures {
  /** A world of this test alone. Every request of its pages to app or mock goes to it; other sites are unaffected. */
  world: TestWorld;
  /** The response to the login of the option `player`; null without one. */
  session: LoginResponse | null;
}

/** The fixtures that the tests of a worker share. */
export interface MatkaWorkerFixtures {
  /** The mock at MATKA_MOCK_URL, or one of this worker. */
  mock: MockClient;
}

/** The origin of an address. All names of this machine count as one, since a mock on it listens to all of them. */
function originOf(address: string): string {
  const { protocol, hostname, port } = new URL(address);
  const isHere = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return `${protocol}//${isHere ? 'localhost' : hostname}:${port}`;
}

const worldHeader = 'x-mock-world';

/** Headers for requests to a world. */
const inWorld = (world: TestWorld, headers: Record<string, string> | undefined) => ({
  ...headers,
  [worldHeader]: world.id,
});

/** Cookies with both tokens, and the user in local storage. */
const storeAsMatka: SessionStore['store'] = async (context, { user, tokens }, url) => {
  await context.addCookies([
    { name: 'access_token', value: tokens.access, url, sameSite: 'Strict' },
    { name: 'refresh_token', value: tokens.refresh, url, sameSite: 'Strict' },
  ]);
  // Once for each tab: a test that signs out stays signed out.
  await context.addInitScript({
    content: `if (!sessionStorage.getItem('matka-session')) {
      sessionStorage.setItem('matka-session', 'stored');
      localStorage.setItem('user_data', ${JSON.stringify(JSON.stringify(user))});
    }`,
  });
};

/** Playwright's test with a world for each test. */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & MatkaOptions & MatkaFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & MatkaWorkerFixtures
> = base.extend<MatkaOptions & MatkaFixtures, MatkaWorkerFixtures>({
  scenario: [usualWorld.scenario, { option: true }],
  clock: [usualWorld.clock, { option: true }],
  seed: [usualWorld.seed, { option: true }],
  hostStyle: [usualWorld.hostStyle, { option: true }],
  player: [null, { option: true }],
  sessionStore: [{ store: storeAsMatka }, { option: true }],
  mock: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const shared = process.env.MATKA_MOCK_URL;
      if (shared) {
        await use(createMockClient(baseAddress(shared, 'MATKA_MOCK_URL')));
        return;
      }
      // There is no default world, so that a request without the name of its world fails.
      const own = await createMock({ port: 0, worlds: 'named' });
      await use(createMockClient(own.url));
      await own.close();
    },
    { scope: 'worker' },
  ],
  world: async ({ mock, scenario, clock, seed, hostStyle }, use, info) => {
    const world = await createTestWorld(mock, { scenario, clock, seed, hostStyle });
    await use(world);
    await info.attach('journal', { body: await journalText(world), contentType: 'text/plain' });
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('matka-world.json');
      writeFileSync(path, JSON.stringify(await world.file()));
      await info.attach('matka-world.json', { path, contentType: 'application/json' });
    }
    await world.drop();
  },
  session: async ({ mock, world, player }, use) => {
    await use(await signInTo(mock.url, world, player));
  },
  // Also for contexts that a test creates.
  extraHTTPHeaders: async ({ world, extraHTTPHeaders }, use) => {
    await use(inWorld(world, extraHTTPHeaders));
  },
  // Headers that a file sets by `test.use` replace the option above: this adds the world again.
  request: async ({ playwright, world, extraHTTPHeaders }, use) => {
    const headers = inWorld(world, extraHTTPHeaders);
    const request = await playwright.request.newContext({ extraHTTPHeaders: headers });
    await use(request);
    await request.dispose();
  },
  context: async (
    { context, mock, world, session, sessionStore, baseURL, extraHTTPHeaders },
    use,
  ) => {
    await context.setExtraHTTPHeaders(inWorld(world, extraHTTPHeaders));
    const own = [mock.url, ...(baseURL === undefined ? [] : [baseURL])].map(originOf);
    // Another site may not allow a header that it does not know.
    await context.route(
      (url) => !own.includes(originOf(url.href)),
      async (route, request) => {
        const { [worldHeader]: _, ...headers } = await request.allHeaders();
        await route.fallback({ headers });
      },
    );
    if (session !== null) {
      if (baseURL === undefined)
        throw new Error('The option player needs the option baseURL: the address of the app.');
      await sessionStore.store(context, session, baseURL);
    }
    await use(context);
  },
  page: async ({ page, world, clock }, use) => {
    if (clock !== null) await page.clock.install({ time: (await world.summary()).now });
    await use(page);
  },
});

const names = [...Object.keys(usualWorld), 'player', 'sessionStore'];
const { use } = test;
// Playwright takes any name for a new fixture: a name similar to an option is refused.
test.use = (fixtures: Parameters<typeof use>[0]) => {
  for (const name of Object.keys(fixtures)) {
    const meant = names.includes(name) ? undefined : closestTo(name, names);
    if (meant !== undefined)
      throw new TypeError(`test.use: there is no ${name}. Did you mean ${meant}?`);
  }
  use.call(test, fixtures);
};
