import type { Plugin } from 'vite';
import { paths } from '../src/lib/paths.ts';
import { type ThemeName, themes } from '../src/lib/theme.ts';
import { manifestPath, themeFile } from '../src/pwa/theme-files.ts';
import { themeColour } from './theme-colours.ts';

const icon = (theme: ThemeName, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${themeFile(theme)}-${purpose === 'any' ? '' : `${purpose}-`}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest of a theme, with its name and colours. */
export function webManifest(theme: ThemeName) {
  const { appName } = themes[theme];
  const bar = themeColour(theme, 'bar', 'brand');
  const shortcut = (name: string, url: string) => ({ name, url });
  return {
    id: '/',
    name: appName,
    short_name: appName,
    description: 'Markets, bids and results of the number game. Points are simulated.',
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: bar,
    background_color: bar,
    categories: ['games'],
    icons: [
      icon(theme, 192, 'any'),
      icon(theme, 512, 'any'),
      icon(theme, 192, 'maskable'),
      icon(theme, 512, 'maskable'),
    ],
    shortcuts: [
      shortcut('All Bids', paths.bidHistory),
      shortcut('Passbook', paths.passbook),
      shortcut('Wallet', paths.wallet),
    ],
  };
}

/** Emits a web app manifest for each theme. */
export function webManifestsPlugin(): Plugin {
  return {
    name: 'matka-web-manifests',
    apply: 'build',
    generateBundle() {
      for (const theme of Object.keys(themes) as ThemeName[]) {
        const source = JSON.stringify(webManifest(theme));
        this.emitFile({ type: 'asset', fileName: manifestPath(theme).slice(1), source });
      }
    },
  };
}
