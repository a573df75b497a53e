import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoPlayer, mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { createMockClient, type WorldControl } from '@matka/mock-server/client/mock-client';
import { createTestWorld } from '@matka/mock-server/package/test-world';
import type { ScenarioId } from '@matka/mock-server/src/seeding/scenarios/scenarios';
import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { requireEnv } from '../../scripts/lib/environment.ts';
import { prepareAuthState, storeAuthState } from './auth-state.ts';
import { AppFrame } from './pages/app-frame.ts';
import { BetTypesPage } from './pages/bet-types-page.ts';
import { BidPage } from './pages/bid-page.ts';
import { HistoryPage } from './pages/history-page.ts';
import { HomePage } from './pages/home-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { ProfilePanel } from './pages/profile-panel.ts';
import { mockUrl, webPort } from './servers.ts';

interface Beginning {
  scenario: ScenarioId;
  /** ISO 8601 with its offset; null for the scenario's own. The world's clock is frozen. */
  now: string | null;
  /**
   * The player asked the browser to save data, so that the app loads no screen in advance: half of the cost of
   * a page.
   */
  savesData: boolean;
}

interface Screens {
  login: LoginPage;
  home: HomePage;
  frame: AppFrame;
  panel: ProfilePanel;
  betTypes: BetTypesPage;
  bids: BidPage;
  history: HistoryPage;
  /** Signs the main player in through the login screen and waits for the home screen. */
  signIn: () => Promise<void>;
  /** Opens a route as a signed-in player, the main one by default. */
  openAs: (path: string, player?: DemoPlayer) => Promise<void>;
  /** Sets the clocks of world and device, which agree: a response sets the app's clock by its header Date. */
  moveTime: (to: string) => Promise<void>;
}

const mock = createMockClient(mockUrl);

/** Messages of Chromium on error responses and of Playwright on blocked workers; not of the app. */
const notOurs = /^(Failed to load resource|Service Worker registration blocked)/;

function watchConsole(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (!notOurs.test(message.text())) seen.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
  return seen;
}

/** Runs in every page before its scripts: makes the browser ask to save data. */
function saveData(): void {
  const connection: object = Reflect.get(navigator, 'connection');
  Object.defineProperty(connection, 'saveData', { value: true });
}

/**
 * Stores the journal of a test's world for the replay at the end of the run. A failed test attaches
 * the whole world, which any mock's console can import.
 */
async function keep(world: WorldControl, info: TestInfo): Promise<void> {
  const failed = info.status !== info.expectedStatus;
  const file = JSON.stringify(await world.file({ image: failed }));
  writeFileSync(join(requireEnv('MATKA_WORLDS_FOLDER'), `${world.id}.json`), file);
  if (!failed) return;
  const path = info.outputPath('matka-world.json');
  writeFileSync(path, file);
  await info.attach('matka-world', { path, contentType: 'application/json' });
}

/**
 * Every test has its own world on the shared mock, selected by host name, and fails on unexpected
 * console output. The device has the time of the world.
 */
export const test = base.extend<Beginning & Screens & { world: WorldControl; console: string[] }>({
  scenario: ['usual' satisfies ScenarioId, { option: true }],
  now: [testClock, { option: true }],
  savesData: [true, { option: true }],
  world: async ({ scenario, now }, use, info) => {
    const world = await createTestWorld(mock, { scenario, clock: now });
    await use(world);
    await keep(world, info);
    await world.drop();
  },
  baseURL: async ({ world }, use) => {
    await use(`http://${world.id}.localhost:${webPort}`);
  },
  console: [
    async ({ page }, use) => {
      const seen = watchConsole(page);
      await use(seen);
      expect(seen, 'unexpected console output').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, savesData }, use) => {
    await prepareAuthState(context);
    if (savesData) await context.addInitScript(saveData);
    await use(context);
  },
  page: async ({ page, world }, use) => {
    const { now } = await world.summary();
    await page.clock.install({ time: now });
    await use(page);
  },
  login: async ({ page }, use) => use(new LoginPage(page)),
  home: async ({ page }, use) => use(new HomePage(page)),
  frame: async ({ page }, use) => use(new AppFrame(page)),
  panel: async ({ page }, use) => use(new ProfilePanel(page)),
  betTypes: async ({ page }, use) => use(new BetTypesPage(page)),
  bids: async ({ page }, use) => use(new BidPage(page)),
  history: async ({ page }, use) => use(new HistoryPage(page)),
  signIn: async ({ login, home }, use) => {
    await use(async () => {
      await login.open();
      await login.signIn(mainPlayer.mobile, mainPlayer.password);
      await home.isShown();
    });
  },
  openAs: async ({ page, context, world, baseURL }, use) => {
    const place = { mockUrl: mock.url, world: world.id, origin: baseURL ?? '' };
    await use(async (path, player = mainPlayer) => {
      await storeAuthState(context, place, player);
      await page.goto(path);
    });
  },
  moveTime: async ({ page, world }, use) => {
    await use(async (to) => {
      await world.advance({ to });
      await page.clock.setSystemTime(to);
    });
  },
});

export { expect };
