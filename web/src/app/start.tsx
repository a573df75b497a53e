import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { startSession } from '../auth/restore-session.ts';
import { followClient } from '../auth/session-expired.ts';
import { config } from '../config.ts';
import { startLanguage } from '../i18n/start-language.ts';
import { loadTheme } from '../themes/load-theme.ts';
import { afterScreen } from './after-screen.ts';
import { App } from './app.tsx';
import { createAppRoot } from './app-root.ts';
import { loadFirstScreen } from './first-screen.ts';

/** Loads what the player chose on this device. */
async function loadChoices(): Promise<void> {
  const { startChoices } = await import('./start-choices.ts');
  startChoices();
}

/** Loads what makes the app installable and its other screens come at once. */
async function prepareRest(): Promise<void> {
  const [{ install }, { warmScreens }] = await Promise.all([
    import('../pwa/install.tsx'),
    import('./warm-screens.ts'),
  ]);
  install();
  warmScreens();
}

/**
 * Starts the app in `container`: language, theme, session check, first screen. The static shell of the page
 * stays until the code of that screen is loaded.
 */
export async function startApp(container: HTMLElement): Promise<Root> {
  const { theme } = config();
  followClient();
  startSession();
  await Promise.all([startLanguage(), loadTheme(theme), loadFirstScreen()]);
  const root = createAppRoot(container);
  // In slices: a first screen at once would take a third of a second on a slow phone.
  startTransition(() => root.render(<App />));
  afterScreen(() => loadChoices().catch(() => undefined));
  if (import.meta.env.PROD) afterScreen(() => prepareRest().catch(() => undefined));
  return root;
}
