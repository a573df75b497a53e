import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBoolean } from '@matka/contracts/cli/boolean';
import type { Page } from '@playwright/test';
import { ALWAYS_DARK, DEFAULT_THEME, type ThemeName, themes } from '../../src/lib/theme.ts';
import { themeFile } from '../../src/pwa/theme-files.ts';
import { axeFindingsButTargets, colourFindings } from './axe.ts';
import { lostAtTextSize, lostText } from './large-text.ts';
import { smallTargets } from './targets.ts';
import { lowTargets } from './thumb.ts';

const sheetOf = (theme: ThemeName): string =>
  readFileSync(join(import.meta.dirname, '../../src/themes', `${themeFile(theme)}.css`), 'utf8')
    // The page has these, and a constructed sheet may not import.
    .replace(/@import [^;]*;/g, '');

const names = Object.keys(themes) as ThemeName[];
/** The themes besides the default one, which the page has. */
export const themesToApply = names.filter((name) => name !== DEFAULT_THEME);

/**
 * Applies a theme's tokens to the current page as a stylesheet, which the page's policy allows.
 * Leaves out the colours that home takes from the host, which fit the theme of the page.
 */
export async function applyTheme(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate(
    ([name, css, scheme]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
      Object.assign(document.documentElement.dataset, { theme: name, scheme });
      for (const { style } of document.querySelectorAll<HTMLElement>('[style*="--brand"]')) {
        for (const token of [...style].filter((each) => each.startsWith('--')))
          style.removeProperty(token);
      }
    },
    [theme, sheetOf(theme), theme === ALWAYS_DARK ? 'dark' : 'light'] as const,
  );
}

/** Text that is lost at the usual and at double text size. */
export const lostTexts = async (page: Page): Promise<string[]> => [
  ...(await lostText(page)),
  ...(await lostAtTextSize(page, 200)),
];

/** The accessibility findings of a page without controls in the theme that it has; by all rules of axe, unless told. */
export async function inspectWithoutControls(
  page: Page,
  place: string,
  axe = axeFindingsButTargets,
): Promise<string[]> {
  const found = [...(await axe(page)), ...(await lostTexts(page))];
  return found.map((each) => `${place}: ${each}`);
}

export async function inspectOwnTheme(
  page: Page,
  place: string,
  axe = axeFindingsButTargets,
): Promise<string[]> {
  const targets = [...(await smallTargets(page)), ...(await lowTargets(page))].map(
    (each) => `${place}: ${each}`,
  );
  return [...targets, ...(await inspectWithoutControls(page, place, axe))];
}

/**
 * The themes besides its own in which a place is seen: none, as outside login and registration a theme only sets colours,
 * and the unit tests of the themes hold every pair of them; with MATKA_ALL_THEMES every other one.
 */
export const otherThemes: readonly ThemeName[] = readBoolean(process.env, 'MATKA_ALL_THEMES')
  ? themesToApply
  : [];

/** The same, and axe's findings in the other themes. */
export async function inspect(page: Page, place: string): Promise<string[]> {
  const found = await inspectOwnTheme(page, place);
  for (const theme of otherThemes) {
    await applyTheme(page, theme);
    found.push(...(await colourFindings(page)).map((each) => `${place} in ${theme}: ${each}`));
  }
  if (otherThemes.length > 0) await applyTheme(page, DEFAULT_THEME);
  return found;
}
