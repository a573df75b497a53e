import { paths } from '@matka/web/src/lib/paths';
import type { Browser } from '@playwright/test';
import { betNavigationState, navigateInApp } from '../../browser/navigate.ts';
import { openPhone } from '../../browser/phone.ts';
import { signIn } from '../../browser/sign-in.ts';
import type { MockUnderTest } from '../test-bed.ts';
import { heldBytes } from './heap-snapshot.ts';

/** The first loads the code; a leak grows with each of the others. */
const rounds = 3;

const beforeLogin: readonly string[] = [paths.splash, paths.login, paths.register];

/** How long a player stays on home at the end of a round, in ms: the clock of the page runs through it. Three are an hour. */
const stay = 20 * 60_000;

/** What a page takes after a round. */
export interface PageMemory {
  /** Bytes of JavaScript heap in use, compiled code with them. */
  heap: number;
  /** Bytes of the values that the app holds. */
  held: number;
  /** Number of DOM nodes and event listeners, detached ones too. */
  nodes: number;
}

/** The memory of a page after each of several rounds over every route, in an hour of its clock. */
export async function heapAfterRounds(
  browser: Browser,
  origin: string,
  mock: MockUnderTest,
): Promise<PageMemory[]> {
  const context = await openPhone(browser);
  try {
    await signIn(context, origin, mock.server.url);
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${origin}/home`, { waitUntil: 'networkidle' });
    const state = await betNavigationState(mock.server.url, 'Single Pana');
    const devtools = await context.newCDPSession(page);
    const memory: PageMemory[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      for (const path of Object.values(paths).filter((path) => !beforeLogin.includes(path))) {
        await navigateInApp(page, path, state, `${path} ${round}`);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(150);
        const at = new URL(page.url()).pathname;
        if (at !== path) throw new Error(`${path} led to ${at}.`);
      }
      await navigateInApp(page, paths.home, state, `${paths.home} ${round}`);
      await page.clock.runFor(stay);
      await page.waitForTimeout(300);
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
      const held = await heldBytes(devtools);
      memory.push({ heap: usedSize, held, nodes: nodes + jsEventListeners });
    }
    return memory;
  } finally {
    await context.close();
  }
}
