import type { GrantType } from '@matka/contracts/api/users';

type ThemeValues = { appName: string; grantType: GrantType };

/** The six themes of login and registration (section 1 of the specification). */
export const themes = {
  kalyanMatkaBlue: { appName: 'KalyanMatka', grantType: 'password' },
  kalyanMatkaGreenCurved: { appName: 'KalyanMatkaGreen', grantType: 'password' },
  kalyanMatkaPurpleGradient: { appName: 'KalyanMatka', grantType: 'password' },
  kalyanMatkaRedCard: { appName: 'KalyanMatka', grantType: 'password' },
  sattaMatkaBlue: { appName: 'SattaMatka', grantType: 'password' },
  sattaMatkaDark: { appName: 'SattaMatka', grantType: 'password' },
} as const satisfies Record<string, ThemeValues>;

export type ThemeName = keyof typeof themes;

export const DEFAULT_THEME: ThemeName = 'kalyanMatkaBlue';

/** The theme that has only the dark scheme. */
export const ALWAYS_DARK: ThemeName = 'sattaMatkaDark';

export function isThemeName(name: string): name is ThemeName {
  return Object.hasOwn(themes, name);
}
