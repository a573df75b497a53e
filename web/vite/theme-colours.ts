import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME, type ThemeName, themes } from '../src/lib/theme.ts';
import { themeFile } from '../src/pwa/theme-files.ts';

const read = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../src', path), 'utf8');

/** The colour `#rrggbb` of the first of these tokens in the first rule of a style sheet. Throws without one. */
function colourIn(sheets: readonly string[], ...tokens: string[]): string {
  for (const css of sheets.map(read)) {
    const rule = css.slice(0, css.indexOf('}'));
    for (const token of tokens) {
      const [, colour] = rule.match(new RegExp(`--${token}: (#[0-9a-f]{6})`)) ?? [];
      if (colour) return colour;
    }
  }
  throw new Error(`${sheets} have no colour ${tokens}`);
}

/** The colour `#rrggbb` of the first of these tokens that the light side of a theme, or the common tokens, have. */
export const themeColour = (theme: ThemeName, ...tokens: string[]): string =>
  colourIn([`themes/${themeFile(theme)}.css`, 'ui/tokens.css'], ...tokens);

/** The style sheet of the colours that the static shell of the page has in each theme, and in the dark scheme. */
export function startColours(): string {
  const rule = (selector: string, bar: string, page: string) =>
    `${selector}{--start-bar:${bar};--start-page:${page}}`;
  const ofThemes = (Object.keys(themes) as ThemeName[]).map((theme) =>
    rule(
      theme === DEFAULT_THEME ? ':root' : `[data-theme="${theme}"]`,
      themeColour(theme, 'bar', 'brand'),
      themeColour(theme, 'page'),
    ),
  );
  const dark = ['themes/dark.css'];
  const ofDark = rule(':root[data-start-dark]', colourIn(dark, 'bar'), colourIn(dark, 'page'));
  return [...ofThemes, ofDark].join('');
}
