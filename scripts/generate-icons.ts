import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { type ThemeName, themes } from '../web/src/lib/theme.ts';
import { themeFile } from '../web/src/pwa/theme-files.ts';
import { themeColour } from '../web/vite/theme-colours.ts';
import { browserSwitches, findBrowser } from './lib/browser.ts';
import { readCommandLine } from './lib/command-line.ts';
import { repoPath } from './lib/paths.ts';

readCommandLine(
  `npx node scripts/generate-icons.ts

The icons of the installed app, in the colours of each theme, from web/public/icon.svg.`,
  {},
);
const mark = readFileSync(repoPath('web/public/icon.svg'), 'utf8');
const folder = repoPath('web/public/icons');

/** The icon in a theme's colours; `full` has square corners and keeps the mark inside the maskable safe area. */
function iconOf(theme: ThemeName, full: boolean): string {
  const background = themeColour(theme, 'bar', 'brand');
  // Gold on the dark bar, white on the brand colours.
  const ink = theme === 'sattaMatkaDark' ? themeColour(theme, 'brand') : '#ffffff';
  const drawn = mark.replaceAll('#0b3d91', background).replace('fill="#fff"', `fill="${ink}"`);
  if (!full) return drawn;
  return drawn.replace(' rx="15"', '').replace('translate(8 8)', 'translate(10.4 10) scale(.9)');
}

async function draw(page: Page, svg: string, size: number, path: string): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path, omitBackground: true });
}

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: browserSwitches,
});
const page = await browser.newPage();
mkdirSync(folder, { recursive: true });
for (const theme of Object.keys(themes) as ThemeName[]) {
  for (const size of [192, 512]) {
    const path = (kind: string) => join(folder, `${themeFile(theme)}-${kind}${size}.png`);
    await draw(page, iconOf(theme, false), size, path(''));
    await draw(page, iconOf(theme, true), size, path('maskable-'));
  }
}
await browser.close();
