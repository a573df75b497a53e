import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeName } from '../src/lib/theme.ts';
import { themeFile } from '../src/pwa/theme-files.ts';

const read = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../src', path), 'utf8');

/**
 * The colour `#rrggbb` of the first of these tokens that has one, in the theme's first rule, which is
 * that of its light side, or the common tokens.
 * @throws Error if none has
 */
export function themeColour(theme: ThemeName, ...tokens: string[]): string {
  for (const css of [read(`themes/${themeFile(theme)}.css`), read('ui/tokens.css')]) {
    const rule = css.slice(0, css.indexOf('}'));
    for (const token of tokens) {
      const [, colour] = rule.match(new RegExp(`--${token}: (#[0-9a-f]{6})`)) ?? [];
      if (colour) return colour;
    }
  }
  throw new Error(`${theme} has no colour ${tokens}`);
}
