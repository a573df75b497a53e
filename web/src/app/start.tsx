import { createRoot, type Root } from 'react-dom/client';
import { auth } from '../auth/auth-state.ts';
import { startSession } from '../auth/restore-session.ts';
import { followClient } from '../auth/session-expired.ts';
import { config } from '../config.ts';
import { loadTheme } from '../themes/load-theme.ts';
import { App } from './app.tsx';
import { loadScreen } from './app-routes.tsx';
import { entryOf, routes } from './routes.tsx';

/** The entry of the screen that the guards will let through first. */
function firstEntry() {
  const entry = entryOf(location.pathname);
  if (auth.isAuthenticated) return entry ?? routes.home;
  return entry?.access === 'player' ? routes.login : (entry ?? routes.splash);
}

/** Runs `task` once the page has all it asked for: what is not of the first screen waits until then. */
function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task, { once: true });
}

/**
 * Starts the app in `container`: theme, then the session check, then the first screen. What the
 * page shows by itself stays until the code of that screen is there.
 */
export async function startApp(container: HTMLElement): Promise<Root> {
  const { theme } = config();
  followClient();
  startSession();
  // A screen whose code cannot be had tells so itself.
  await Promise.all([loadTheme(theme), loadScreen(firstEntry()).catch(() => undefined)]);
  const root = createRoot(container);
  root.render(<App />);
  if (import.meta.env.PROD)
    afterLoad(() => import('../pwa/install.tsx').then((m) => m.install()).catch(() => undefined));
  return root;
}
