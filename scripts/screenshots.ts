import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { preview } from 'vite';
import { betNavigationState, navigateInApp } from './browser/navigate.ts';
import { openBrowser, phone } from './browser/phone.ts';
import { signIn } from './browser/sign-in.ts';
import { setApiTarget, startMock } from './lib/mock-process.ts';
import { repoPath } from './lib/paths.ts';
import { type Shot, shots } from './screenshots/shots.ts';
import { runTool } from './stages/command.ts';

/** Friday noon in India: most markets are open. */
const noon = '2026-11-20T12:00:00+05:30';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    theme: { type: 'string' },
    size: { type: 'string', default: '412x915' },
    out: { type: 'string', default: 'docs/images' },
  },
});

async function take(context: BrowserContext, origin: string, mockUrl: string, shot: Shot) {
  const page = await context.newPage();
  await page.clock.setFixedTime(noon);
  await page.goto(`${origin}/home`, { waitUntil: 'networkidle' });
  const state = shot.betType ? await betNavigationState(mockUrl, shot.betType) : {};
  await navigateInApp(page, shot.path, state);
  await page.waitForLoadState('networkidle');
  await shot.prepare?.(page);
  await page.screenshot({ path: join(repoPath(values.out), `${shot.name}.png`) });
  await page.close();
}

/** `npm run screenshots -- [--only NAME …] [--theme NAME] [--size 412x915] [--out FOLDER]`: photographs screens of the app. */
async function screenshots(): Promise<void> {
  if ((await runTool('vite', ['build', 'web', '--logLevel', 'warn'])) !== 0)
    throw new Error('The build failed.');
  const mock = await startMock(['--port', '0', '--db', ':memory:', '--now', noon]);
  setApiTarget(mock);
  if (values.theme) process.env.MATKA_THEME = values.theme;
  const web = await preview({
    root: repoPath('web'),
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  const origin = (web.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  const [width = 412, height = 915] = values.size.split('x').map(Number);
  const browser = await openBrowser();
  try {
    mkdirSync(repoPath(values.out), { recursive: true });
    const viewport = { width, height };
    const options = { ...phone, viewport, deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;
    const context = await browser.newContext(options);
    await signIn(context, origin, mock.url);
    for (const shot of shots) {
      if (values.only.length === 0 || values.only.includes(shot.name))
        await take(context, origin, mock.url, shot);
    }
  } finally {
    await browser.close();
    await web.close();
    await mock.stop();
  }
}

await screenshots();
