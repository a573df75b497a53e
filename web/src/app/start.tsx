import { createRoot, type Root } from 'react-dom/client';
import { auth } from '../auth/auth-state.ts';
import { startSession } from '../auth/restore-session.ts';
import { followClient } from '../auth/session-expired.ts';
import { config } from '../config.ts';
import { loadTheme } from '../themes/load-theme.ts';
import { App } from './app.tsx';
import { loadScreen } from './app-routes.tsx';
import { entryOf, routes } from './routes.tsx';

/** The route entry that the guards will show first. */
function firstEntry() {
  const entry = entryOf(location.pathname);
  if (auth.isAuthenticated) return entry ?? routes.home;
  return entry?.access === 'player' ? routes.login : (entry ?? routes.splash);
}

/** Runs `task` after the page's load event, so that it does not delay the first screen. */
function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task, { once: true });
}

/**
 * Starts the app in `container`: theme, session check, first screen. The static shell of the page
 * stays until the code of that screen is loaded.
 */
export async function startApp(container: HTMLElement): Promise<Root> {
  const { theme } = config();
  followClient();
  startSession();
  // A screen that fails to load shows its own error.
  await Promise.all([loadTheme(theme), loadScreen(firstEntry()).catch(() => undefined)]);
  const root = createRoot(container);
  root.render(<App />);
  if (import.meta.env.PROD)
    afterLoad(() => import('../pwa/install.tsx').then((m) => m.install()).catch(() => undefined));
  return root;
}
