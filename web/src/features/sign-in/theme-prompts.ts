import type { ThemeName } from '../../lib/theme.ts';

export type Prompts = {
  readonly rememberMe: boolean;
  readonly forgotPassword: boolean;
  readonly registerNow: boolean;
};

/** The prompts of each theme; exactly one hides the link to registration. */
export const themePrompts = {
  kalyanMatkaBlue: { rememberMe: true, forgotPassword: true, registerNow: true },
  kalyanMatkaGreenCurved: { rememberMe: true, forgotPassword: false, registerNow: true },
  kalyanMatkaPurpleGradient: { rememberMe: false, forgotPassword: true, registerNow: true },
  kalyanMatkaRedCard: { rememberMe: false, forgotPassword: false, registerNow: true },
  sattaMatkaBlue: { rememberMe: true, forgotPassword: true, registerNow: true },
  sattaMatkaDark: { rememberMe: false, forgotPassword: true, registerNow: false },
} as const satisfies Record<ThemeName, Prompts>;
