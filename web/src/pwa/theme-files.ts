import type { ThemeName } from '../lib/theme.ts';

/** The kebab-case name of a theme in file names, e.g. `satta-matka-dark`. */
export const themeFile = (theme: ThemeName): string =>
  theme.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The web app manifest of a theme, in the folder of the site. */
export const manifestFile = (theme: ThemeName): string => `manifests/${themeFile(theme)}.json`;
