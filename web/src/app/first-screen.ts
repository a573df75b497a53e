import { auth } from '../auth/auth-state.ts';
import { appPath } from '../lib/base-path.ts';
import { loadScreen } from './load-screen.ts';
import { entryOf, routes } from './routes.tsx';

/** The route entry that the guards will show first. */
function firstEntry() {
  const entry = entryOf(appPath());
  if (auth.isAuthenticated) return entry ?? routes.home;
  return entry?.access === 'player' ? routes.login : (entry ?? routes.splash);
}

/** Loads the code of the screen that the page opens on. One that fails to load shows its own error. */
export const loadFirstScreen = (): Promise<unknown> =>
  loadScreen(firstEntry()).catch(() => undefined);
