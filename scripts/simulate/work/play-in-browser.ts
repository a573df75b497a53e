import { UsageError } from '@matka/contracts/cli/flags';
import { createMock, type Mock } from '@matka/mock-server/create-mock';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { findBrowser } from '../../lib/browser.ts';
import { repoPath } from '../../lib/paths.ts';
import { freePortFrom } from '../../lib/ports.ts';
import { worldId } from '../host/host.ts';
import { describeStep } from '../run/describe-step.ts';
import type { Step } from '../run/step.ts';
import type { RunWorld } from '../run/world.ts';
import { actInBrowser, isTabAction } from './browser-hands.ts';
import { armNetwork, type BrowserNetwork } from './browser-network.ts';
import { readCase } from './case-file.ts';

interface Played {
  readonly mock: Mock;
  readonly context: BrowserContext;
  readonly network: BrowserNetwork;
  readonly pages: Map<string, Page>;
}

/** The app of this repository for a mock, configured as in the run. */
async function serveApp(mockUrl: string, world: RunWorld) {
  Object.assign(process.env, {
    MATKA_API_TARGET: mockUrl,
    MATKA_APP_ID: worldId,
    MATKA_THEME: world.theme,
    MATKA_GRANT_TYPE: world.grantType,
    MATKA_IDEMPOTENCY_KEY: String(world.keys),
  });
  const port = await freePortFrom(5180);
  const server = await createServer({
    root: repoPath('web'),
    configFile: repoPath('web/vite.config.ts'),
    logLevel: 'error',
    server: { port, host: '127.0.0.1' },
  });
  await server.listen();
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function playStep({ mock, context, network, pages }: Played, step: Step): Promise<void> {
  const world = mock.world(worldId);
  if (isTabAction(step)) {
    const page = pages.get(step.tab);
    if (page) await actInBrowser(page, step);
    return;
  }
  switch (step.do) {
    case 'new tab': {
      const page = await context.newPage();
      pages.set(step.tab, page);
      await page.goto(step.path);
      return;
    }
    case 'close':
      await pages.get(step.tab)?.close();
      pages.delete(step.tab);
      return;
    case 'fault':
      return network.arm(step);
    case 'wait':
    case 'sleep':
      await world.advance({ seconds: Math.ceil(step.ms / 1000) });
      return;
    case 'offline':
    case 'online':
      return context.setOffline(step.do === 'offline');
    case 'expire tokens':
      await world.expireTokens();
      return;
    case 'refuse refresh':
      await world.setTokens({ refreshRefused: step.refuses });
      return;
    case 'suspend':
      await world.suspendMarket(step.market, step.suspended);
  }
}

function browserPath(): string {
  try {
    return findBrowser().path;
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new UsageError(`--browser needs a Chromium: ${line}`);
  }
}

/** Loads the app once, so that no step waits until the server has built it. */
async function loadOnce(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Mobile number').waitFor({ timeout: 60_000 });
  await page.close();
}

/** Plays a case in a real browser against a real mock; the window stays open where there is a display. */
export async function playInBrowser(file: string, print: (line: string) => void): Promise<void> {
  const { script } = readCase(file);
  const executablePath = browserPath();
  const mock = await createMock({ worlds: 'strict', port: 0 });
  const world = mock.world(worldId);
  await world.create({ scenario: script.world.scenario });
  await world.runFrom(script.world.start);
  if (script.world.tokenSeconds !== 3600)
    await world.setTokens({ accessSeconds: script.world.tokenSeconds });
  const app = await serveApp(mock.url, script.world);
  const headless = !process.env.DISPLAY && process.platform === 'linux';
  const browser = await chromium.launch({ executablePath, headless });
  try {
    const viewport = { width: 412, height: 915 };
    const context = await browser.newContext({
      baseURL: app.url,
      viewport,
      timezoneId: 'Asia/Kolkata',
    });
    await loadOnce(context);
    const played = {
      mock,
      context,
      network: await armNetwork(context, print),
      pages: new Map<string, Page>(),
    };
    print(`console of the mock: ${mock.url}/__mock/ (world ${worldId})`);
    for (const [at, step] of script.steps.entries()) {
      print(`${at + 1}. ${describeStep(step)}`);
      await playStep(played, step).catch((error: unknown) =>
        print(`   does not apply: ${String(error).split('\n', 1)[0]}`),
      );
    }
    for (const [name, page] of played.pages) {
      const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
      print(`${name} shows ${new URL(page.url()).pathname}: ${text.slice(0, 300)}`);
    }
    for (const { name, holds } of await world.invariants())
      if (!holds) print(`broken invariant: ${name}`);
  } finally {
    await browser.close();
    await app.close();
    await mock.close();
  }
}
