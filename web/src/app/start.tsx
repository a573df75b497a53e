import { createRoot, type Root } from 'react-dom/client';
import { auth } from '../auth/auth-state.ts';
import { startSession } from '../auth/restore-session.ts';
import { followClient } from '../auth/session-expired.ts';
import { config } from '../config.ts';
import { startLanguage } from '../i18n/start-language.ts';
import { appPath } from '../lib/base-path.ts';
import { loadTheme } from '../themes/load-theme.ts';
import { afterScreen } from './after-screen.ts';
import { App } from './app.tsx';
import { loadScreen } from './load-screen.ts';
import { entryOf, routes } from './routes.tsx';

/** The route entry that the guards will show first. */
function firstEntry() {
  const entry = entryOf(appPath());
  if (auth.isAuthenticated) return entry ?? routes.home;
  return entry?.access === 'player' ? routes.login : (entry ?? routes.splash);
}

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
  // A screen that fails to load shows its own error.
  await Promise.all([
    startLanguage(),
    loadTheme(theme),
    loadScreen(firstEntry()).catch(() => undefined),
  ]);
  const root = createRoot(container);
  root.render(<App />);
  afterScreen(() => loadChoices().catch(() => undefined));
  if (import.meta.env.PROD) afterScreen(() => prepareRest().catch(() => undefined));
  return root;
}
