import { type DemoPlayer, mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { createMockClient, type WorldControl } from '@matka/mock-server/client/mock-client';
import { createTestWorld } from '@matka/mock-server/package/test-world';
import { test as base, expect } from '@playwright/test';
import { startWebHost, type WebHost } from '../e2e/web-host.ts';
import { Player } from './player.ts';
import { startPuppeteer } from './puppeteer.ts';
import { limited, type Session } from './tab.ts';
import { startWebkit } from './webkit.ts';

const needed = (name: string): string => {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: run these journeys with \`npx node scripts/browsers.ts\`.`,
    );
  return value;
};
const mock = createMockClient(needed('MATKA_MOCK_URL'));
const starts = {
  chromium: (path: string) => startPuppeteer('chrome', path),
  firefox: (path: string) => startPuppeteer('firefox', path),
  webkit: startWebkit,
};

export interface BrowserOptions {
  program: { name: keyof typeof starts; path: string };
  /** ISO 8601 with its offset: the frozen time of the world. */
  now: string;
}

interface Steps {
  world: WorldControl;
  session: Session;
  /** The web server, which can be stopped. */
  host: WebHost;
  openTab: () => Promise<Player>;
  player: Player;
  /** Signs a player in by password; waits for home. */
  signIn: (who?: DemoPlayer) => Promise<void>;
}

/** A journey in a browser that Playwright does not drive: its own world, its own profile. */
export const test = base.extend<BrowserOptions & Steps>({
  program: [{ name: 'firefox', path: '' }, { option: true }],
  now: [testClock, { option: true }],
  world: async ({ now }, use) => {
    const world = await createTestWorld(mock, { scenario: 'usual', clock: now });
    await use(world);
    await world.drop();
  },
  session: async ({ program }, use) => {
    const session = await starts[program.name](program.path);
    await use(session);
    await session.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
  host: async ({}, use) => {
    const host = await startWebHost(needed('MATKA_WEB_PORT'));
    await use(host);
    await host.stop();
  },
  openTab: async ({ session, host, world }, use) => {
    const origin = `http://${world.id}.localhost:${host.port}`;
    await use(async () => new Player(await session.open(), origin));
  },
  player: async ({ openTab }, use, info) => {
    const player = await openTab();
    await use(player);
    if (info.status === info.expectedStatus) return;
    const seen = await player.seenText().catch(String);
    await info.attach('text of the page', { body: seen, contentType: 'text/plain' });
    const body = await limited('take a picture', player.tab.screenshot()).catch(() => undefined);
    if (body) await info.attach('page', { body, contentType: 'image/png' });
  },
  signIn: async ({ player }, use) => {
    await use(async ({ mobile, password } = mainPlayer) => {
      await player.open('/login');
      await player.fill('Mobile number', mobile);
      await player.fill('Password', password);
      await player.press('Login');
      await player.isAt('/home');
      await player.sees('list', 'Markets');
    });
  },
});

export { expect };
