import type { Plugin } from 'vite';
import { paths } from '../src/lib/paths.ts';
import { type ThemeName, themes } from '../src/lib/theme.ts';
import { manifestFile, themeFile } from '../src/pwa/theme-files.ts';
import { themeColour } from './theme-colours.ts';

const icon = (base: string, theme: ThemeName, size: number, purpose: 'any' | 'maskable') => ({
  src: `${base}icons/${themeFile(theme)}-${purpose === 'any' ? '' : `${purpose}-`}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest of a theme, with its name and colours, for a site at a path. */
export function webManifest(theme: ThemeName, base = '/') {
  const { appName } = themes[theme];
  const bar = themeColour(theme, 'bar', 'brand');
  const shortcut = (name: string, url: string) => ({ name, url: base + url.slice(1) });
  return {
    id: base,
    name: appName,
    short_name: appName,
    description: 'Markets, bids and results of the number game. Points are simulated.',
    lang: 'en-IN',
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: bar,
    background_color: bar,
    categories: ['games'],
    icons: [
      icon(base, theme, 192, 'any'),
      icon(base, theme, 512, 'any'),
      icon(base, theme, 192, 'maskable'),
      icon(base, theme, 512, 'maskable'),
    ],
    shortcuts: [
      shortcut('All Bids', paths.bidHistory),
      shortcut('Passbook', paths.passbook),
      shortcut('Wallet', paths.wallet),
    ],
  };
}

export function manifestsPlugin(): Plugin {
  let base = '/';
  return {
    name: 'matka-manifests',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    generateBundle() {
      for (const theme of Object.keys(themes) as ThemeName[]) {
        const source = JSON.stringify(webManifest(theme, base));
        this.emitFile({ type: 'asset', fileName: manifestFile(theme), source });
      }
    },
  };
}
