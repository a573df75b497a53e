import type { ThemeName } from '../lib/theme.ts';
import './kalyan-matka-blue.css';

/** Where the tokens of each theme lie; the default's come with the app. */
const files: Record<ThemeName, () => Promise<unknown>> = {
  kalyanMatkaBlue: () => Promise.resolve(),
  kalyanMatkaGreenCurved: () => import('./kalyan-matka-green-curved.css'),
  kalyanMatkaPurpleGradient: () => import('./kalyan-matka-purple-gradient.css'),
  kalyanMatkaRedCard: () => import('./kalyan-matka-red-card.css'),
  sattaMatkaBlue: () => import('./satta-matka-blue.css'),
  sattaMatkaDark: () => import('./satta-matka-dark.css'),
};

/** Puts a theme on the page. Without its tokens, should they not be had, the default's stand. */
export async function loadTheme(theme: ThemeName): Promise<void> {
  document.documentElement.dataset.theme = theme;
  await files[theme]().catch(() => undefined);
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--bar');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
}
