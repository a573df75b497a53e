import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { test as base, expect, type Page } from '@playwright/test';
import { BetTypesPage } from '../../e2e/pages/bet-types-page.ts';
import { BidPage } from '../../e2e/pages/bid-page.ts';
import { HomePage } from '../../e2e/pages/home-page.ts';
import { LoginPage } from '../../e2e/pages/login-page.ts';
import { type SiteHost, startSiteHost } from './site-host.ts';

const needed = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with \`npm run e2e:static\`.`);
  return value;
};

const { MATKA_SITE_ROOT: root } = process.env;
/** The site below a prefix and, in a whole run, at the root of its host. Each ends with a slash. */
export const sites: { prefix: string; root?: string } = {
  prefix: needed('MATKA_SITE_PREFIX'),
  ...(root !== undefined && { root }),
};

/** The folder of the site below the prefix. */
export const siteFolder = (): string => needed('MATKA_SITE_PREFIX_FOLDER');
/** The folder of the version that follows it. */
export const nextFolder = (): string => needed('MATKA_SITE_NEXT_FOLDER');

/** The site in one tab. */
export class SitePage {
  readonly page: Page;
  readonly url: string;

  constructor(page: Page, url = sites.prefix) {
    this.page = page;
    this.url = url;
  }

  /** The bar of the demo at the head of the page. */
  get bar() {
    return this.page.getByRole('complementary', { name: 'Demo' });
  }

  /** What the bar reports: a problem, or the result of a button. */
  get note() {
    return this.bar.locator('.demo-note');
  }

  async open(path = ''): Promise<void> {
    await this.page.goto(this.url + path);
  }

  /** Sends a request from the page; resolves with its status and text. */
  call(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }> {
    return this.page.evaluate(
      async ([url, how, sent]) => {
        const response = await fetch(url, {
          method: how,
          ...(sent !== undefined && {
            headers: { 'content-type': 'application/json' },
            body: sent,
          }),
        });
        return { status: response.status, text: await response.text() };
      },
      [this.url + path, method, body === undefined ? undefined : JSON.stringify(body)] as const,
    );
  }

  /** Sets the time of a world to a noon at which markets run. */
  async freeze(world = 'kalyan-matka'): Promise<void> {
    const clock = { mode: 'fixed', now: testClock };
    const { status } = await this.call('PUT', `__mock/worlds/${world}/clock/`, clock);
    expect(status).toBe(200);
  }

  /** The balance of the main player, as the mock has it. */
  async balance(world = 'kalyan-matka'): Promise<number> {
    const { text } = await this.call('GET', `__mock/worlds/${world}/players/`);
    const players: { mobile: string; points: number }[] = JSON.parse(text);
    return players.find(({ mobile }) => mobile === mainPlayer.mobile)?.points ?? Number.NaN;
  }

  /** Sets the balance of the main player. */
  async setBalance(points: number): Promise<number> {
    const path = `__mock/worlds/kalyan-matka/players/${mainPlayer.mobile}/balance/`;
    return (await this.call('PUT', path, { points })).status;
  }

  /** Signs the main player in through the screen. */
  async signIn(): Promise<void> {
    const login = new LoginPage(this.page);
    await login.isShown();
    await login.signIn(mainPlayer.mobile, mainPlayer.password);
    await new HomePage(this.page).isShown();
  }

  /** Places two bets through the screens, 40 points in all. */
  async placeBets(): Promise<void> {
    const [home, betTypes, bids] = [
      new HomePage(this.page),
      new BetTypesPage(this.page),
      new BidPage(this.page),
    ];
    await home.placeBetOn('Kalyan Matka');
    await betTypes.isShownFor('Kalyan Matka');
    await betTypes.choose('Single Digit');
    await bids.isShown('/multi-digit');
    await bids.choose('Open');
    await bids.fill('Points for digit 0', '15');
    await bids.fill('Points for digit 7', '25');
    await bids.hasTotals(2, 40);
    await bids.placeAll('Kalyan Matka');
  }

  /** Waits until all files are cached for use offline. */
  async isCached(): Promise<void> {
    await expect(this.bar.getByRole('progressbar')).toHaveCount(0);
    const cached = async (): Promise<number> => {
      const [name = ''] = await caches.keys();
      return (await (await caches.open(name)).keys()).length;
    };
    await expect.poll(() => this.page.evaluate(cached)).toBeGreaterThan(40);
  }

  /** Runs a function in the worker. */
  async inWorker(work: () => void): Promise<void> {
    const worker = this.page.context().serviceWorkers().at(-1);
    if (!worker) throw new Error('There is no worker');
    await worker.evaluate(work);
  }

  /** Lets the worker find that another one has taken the worlds over, as during an update. */
  async takeOver(): Promise<void> {
    await this.page.evaluate(
      (path) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open(`matka ${path}`);
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const writing = request.result.transaction('meta', 'readwrite');
            writing.objectStore('meta').put('another worker', 'owner');
            writing.oncomplete = () => {
              request.result.close();
              resolve();
            };
          };
        }),
      new URL(this.url).pathname,
    );
  }

  /** Stops the worker, as browsers do when it is idle. */
  async stopWorker(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await session.detach();
  }
}

interface Fixtures {
  site: SitePage;
  /** A host of the site for this test alone. */
  host: SiteHost;
}

export const test = base.extend<Fixtures>({
  site: async ({ page }, use) => {
    await use(new SitePage(page));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright takes the fixtures of a fixture from this pattern.
  host: async ({}, use) => {
    const host = await startSiteHost(siteFolder());
    await use(host);
    await host.close();
  },
});
export { expect };
