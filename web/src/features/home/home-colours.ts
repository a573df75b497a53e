import type { HomepageConfig } from '@matka/contracts/decoders/homepage';
import { useLayoutEffect } from 'react';
import { contrast } from '../../ui/contrast.ts';

const LIGHT_INK = '#ffffff';
const DARK_INK = '#111111';
/** Minimum contrast of text, with a margin for its tinted background. */
const READABLE = 5.2;

const isHex = (value: string | undefined): value is string => /^#[0-9a-f]{6}$/i.test(value ?? '');
const textColorOn = (ground: string): string =>
  contrast(ground, LIGHT_INK) >= contrast(ground, DARK_INK) ? LIGHT_INK : DARK_INK;

/**
 * Tokens for the two colours of the homepage configuration, with text colours that stay readable on
 * them. Accepts `#rrggbb` only; otherwise the theme's own colour stays.
 * @param surface the background of cards and bars in the theme, `#rrggbb`
 */
export function homeTokens(theme: HomepageConfig['theme'], surface: string): [string, string][] {
  const tokens: [string, string][] = [];
  const primary = theme?.primary_color;
  if (isHex(primary)) {
    const ink = textColorOn(primary);
    tokens.push(['--brand', primary], ['--on-brand', ink]);
    tokens.push([
      '--brand-strong',
      `color-mix(in srgb, ${primary} 84%, ${ink === LIGHT_INK ? 'black' : 'white'})`,
    ]);
    tokens.push(['--bar', primary], ['--on-bar', ink]);
    if (contrast(primary, surface) >= READABLE) {
      tokens.push(['--brand-ink', primary], ['--focus', primary]);
      tokens.push(['--brand-soft', `color-mix(in srgb, ${primary} 8%, ${surface})`]);
    }
  }
  const secondary = theme?.secondary_color;
  if (isHex(secondary))
    tokens.push(['--accent', secondary], ['--on-accent', textColorOn(secondary)]);
  return tokens;
}

/** Applies the colours of the homepage configuration while the calling screen is mounted. */
export function useHomeColours(theme: HomepageConfig['theme']): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const surface = getComputedStyle(root).getPropertyValue('--surface').trim();
    const tokens = homeTokens(theme, isHex(surface) ? surface : LIGHT_INK);
    for (const [name, value] of tokens) root.style.setProperty(name, value);
    return () => {
      for (const [name] of tokens) root.style.removeProperty(name);
    };
  }, [theme]);
}
