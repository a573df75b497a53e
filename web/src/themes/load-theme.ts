import { ALWAYS_DARK, type ThemeName } from '../lib/theme.ts';
import { setBrowserColour } from './set-browser-colour.ts';
import './kalyan-matka-blue.css';

/** Loaders of the tokens of each theme; the default's are part of the app. */
const files: Record<ThemeName, () => Promise<unknown>> = {
  kalyanMatkaBlue: () => Promise.resolve(),
  kalyanMatkaGreenCurved: () => import('./kalyan-matka-green-curved.css'),
  kalyanMatkaPurpleGradient: () => import('./kalyan-matka-purple-gradient.css'),
  kalyanMatkaRedCard: () => import('./kalyan-matka-red-card.css'),
  sattaMatkaBlue: () => import('./satta-matka-blue.css'),
  sattaMatkaDark: () => import('./satta-matka-dark.css'),
};

/** Applies a theme to the page; if its tokens fail to load, the default's apply. */
export async function loadTheme(theme: ThemeName): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  if (theme === ALWAYS_DARK) dataset.scheme = 'dark';
  await files[theme]().catch(() => undefined);
  setBrowserColour();
}
