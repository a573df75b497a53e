import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { oneOf } from '@matka/contracts/cli/flag-values';
import { flag, text, texts, UsageError } from '@matka/contracts/cli/flags';
import { paths } from '@matka/web/src/lib/paths';
import type { Browser, Page } from '@playwright/test';
import { createServer, preview } from 'vite';
import { betNavigationState, navigateInApp } from './browser/navigate.ts';
import { openBrowser, phone } from './browser/phone.ts';
import { signIn } from './browser/sign-in.ts';
import { readCommandLine } from './lib/command-line.ts';
import { setApiTarget, startMock } from './lib/mock-process.ts';
import { repoPath, repoRoot } from './lib/paths.ts';
import { freePortFrom } from './lib/ports.ts';
import { buildWeb } from './lib/steps.ts';
import { documentSize, writeDocumentPictures } from './screenshots/document-pictures.ts';
import { galleryPage, type Picture } from './screenshots/gallery.ts';
import { type Say, sayIn } from './screenshots/say.ts';
import { allShots, documentShots, type Shot } from './screenshots/shots.ts';

/** Friday noon in India: most markets are open. */
const noon = '2026-11-20T12:00:00+05:30';

const usage = `npx node scripts/screenshots.ts [options]

Every route in light and dark, on one page.

  --documents        the pictures of the documents: screens in the frame of a phone, and the console
  --only NAME        a screen; may be repeated
  --theme NAME       a theme
  --size 412x915     a window; may be repeated
  --scheme dark      light or dark; may be repeated
  --language hi      en, hi or mr; may be repeated
  --larger-numbers   with the larger numbers of the wallet
  --now TIME         time of the world, ISO 8601 with its offset
  --out FOLDER       where to (.local/screenshots)`;

const flags = {
  documents: flag,
  only: texts,
  theme: text,
  size: texts,
  scheme: texts,
  language: texts,
  'larger-numbers': flag,
  now: { type: 'string', default: noon },
  out: text,
} as const;

const nameOf = ({ name }: Shot): string => name;

const values = readCommandLine(usage, flags, ({ only = [], size, scheme, language, ...others }) => {
  const wrong = size?.find((one) => !/^\d+x\d+$/.test(one));
  if (wrong !== undefined)
    throw new UsageError(`--size takes a window like 412x915, not "${wrong}".`);
  if (Number.isNaN(Date.parse(others.now)))
    throw new UsageError(`--now takes a time like ${noon}, not "${others.now}".`);
  return {
    ...others,
    only: only.map((name) => oneOf('only', name, allShots.map(nameOf))),
    languages: (language ?? ['en']).map((one) => oneOf('language', one, ['en', 'hi', 'mr'])),
    sizes: others.documents ? [documentSize] : (size ?? ['360x640', '412x915']),
    schemes: (scheme ?? ['light', 'dark']).map((one) => oneOf('scheme', one, ['light', 'dark'])),
  };
});
const out = resolve(repoRoot, values.out ?? '.local/screenshots');
const shots = (values.documents ? documentShots : allShots).filter(
  ({ name }) => values.only.length === 0 || values.only.includes(name),
);

interface Hosts {
  origin: string;
  mockUrl: string;
}

/** Opens a screen and prepares it for its screenshot. */
async function show(page: Page, shot: Shot, hosts: Hosts, say: Say): Promise<void> {
  const { mockUrl, origin } = hosts;
  if (shot.path === paths.splash) {
    // Its timer would close it, so the time stops.
    await page.clock.install({ time: Date.parse(values.now) - 1000 });
    await page.clock.pauseAt(values.now);
    await page.goto(`${origin}${shot.path}`);
    await page.getByRole('heading').waitFor();
    return;
  }
  await page.clock.setFixedTime(values.now);
  if (shot.visitor) {
    await page.goto(`${origin}${shot.path}`);
  } else {
    await page.goto(`${origin}${paths.home}`, { waitUntil: 'networkidle' });
    const isBet = shot.betType !== undefined || shot.market;
    const bet = isBet ? await betNavigationState(mockUrl, shot.betType ?? 'Jodi Digits') : {};
    // The previous screen stays until the code of the next one is loaded.
    const isNext = shot.path !== paths.home;
    await page
      .locator('main')
      .evaluate((screen, old) => screen.toggleAttribute('data-old', old), isNext);
    await navigateInApp(page, shot.path, bet, `shot-${shot.name}`);
    await page.locator('main:not([data-old])').waitFor();
  }
  await page.waitForFunction(() => !/Loading|लोड हो/.test(document.body.textContent));
  await shot.prepare?.(page, say);
}

interface Series {
  size: string;
  scheme: string;
  language: string;
}

async function series(browser: Browser, hosts: Hosts, { size, scheme, language }: Series) {
  const say = sayIn(language);
  const [width = 412, height = 915] = size.split('x').map(Number);
  const pictures: Picture[] = [];
  for (const visitor of [true, false]) {
    const mine = shots
      .filter((shot) => (shot.visitor ?? false) === visitor)
      // The stopped time stays for every later page of the context.
      .toSorted((a, b) => Number(a.path === paths.splash) - Number(b.path === paths.splash));
    if (mine.length === 0) continue;
    const context = await browser.newContext({
      ...phone,
      viewport: { width, height },
      deviceScaleFactor: values.documents ? 2 : 1,
      reducedMotion: 'reduce',
      colorScheme: scheme === 'dark' ? 'dark' : 'light',
    });
    await context.addInitScript(
      ({ chosen, larger }) => {
        if (chosen !== 'en') localStorage.setItem('language', chosen);
        if (larger) localStorage.setItem('larger_numbers', 'on');
      },
      { chosen: language, larger: values['larger-numbers'] },
    );
    if (!visitor) await signIn(context, hosts.origin, hosts.mockUrl);
    for (const shot of mine) {
      const page = await context.newPage();
      const look = `${size}-${scheme}${language === 'en' ? '' : `-${language}`}`;
      const file = `${shot.name}-${look}.png`;
      try {
        await show(page, shot, hosts, say);
        await page.screenshot({ path: join(out, file) });
        pictures.push({ name: shot.name, look, file });
      } catch (error) {
        // The other screens are of use without it.
        console.error(`${file}: ${error}`);
        process.exitCode = 1;
      }
      await page.close();
    }
    await context.close();
  }
  return pictures;
}

async function screenshots(): Promise<void> {
  if ((await buildWeb()).failed > 0) throw new Error('The build failed.');
  // Only the development server lets the console frame the app.
  const port = await freePortFrom(0);
  const app = `http://localhost:${port}`;
  const mock = await startMock([
    ...['--port', '0', '--db', ':memory:', '--now', values.now],
    ...(values.documents ? ['--web', app] : []),
  ]);
  setApiTarget(mock);
  if (values.theme) process.env.MATKA_THEME = values.theme;
  const web = await preview({
    root: repoPath('web'),
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  const hosts = {
    origin: (web.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''),
    mockUrl: mock.url,
  };
  const browser = await openBrowser();
  try {
    mkdirSync(out, { recursive: true });
    const pictures: Picture[] = [];
    for (const size of values.sizes) {
      for (const scheme of values.schemes) {
        for (const language of values.languages)
          pictures.push(...(await series(browser, hosts, { size, scheme, language })));
      }
    }
    if (values.documents) {
      const server = { host: '127.0.0.1', port, strictPort: true };
      const development = await createServer({
        root: repoPath('web'),
        server,
        logLevel: 'error',
      });
      await development.listen();
      const places = { screens: out, out: repoPath('docs/images') };
      await writeDocumentPictures(browser, { ...places, mockUrl: mock.url, app });
      await development.close();
      return;
    }
    const page = join(out, 'index.html');
    writeFileSync(page, galleryPage(pictures));
    console.log(`${pictures.length} screenshots: ${page}`);
  } finally {
    await browser.close();
    await web.close();
    await mock.stop();
  }
}

await screenshots();
