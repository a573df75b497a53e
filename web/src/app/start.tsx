import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { firstResponses } from '../api/first-requests.ts';
import { auth } from '../auth/auth-state.ts';
import { startSession } from '../auth/restore-session.ts';
import { followClient } from '../auth/session-expired.ts';
import { config } from '../config.ts';
import { startLanguage } from '../i18n/choose-language.ts';
import { followLeaving } from '../lib/page-left.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { forgetDismissed } from '../submissions/presence.ts';
import { startLargerNumbers } from '../themes/larger-numbers.ts';
import { loadTheme } from '../themes/load-theme.ts';
import { App } from './app.tsx';
import { boot } from './boot.ts';
import { preloadScreens } from './preload-screens.ts';

/** Loads the other screens, then the worker, which stores the same files. The app works without it, as in a private window. */
async function prepareRest(): Promise<void> {
  await preloadScreens();
  const { install } = await import('../pwa/register-worker.ts');
  await install();
}

/** Starts the app in `container`. The static shell of the page stays until the code of the first screen is loaded. */
export async function startApp(container: HTMLElement): Promise<Root> {
  followClient();
  followLeaving();
  if (window.parent !== window) {
    void import('./obey-console.ts').then(({ obeyConsole }) => obeyConsole());
  }
  startSession();
  if (!auth.isAuthenticated) forgetDismissed();
  const responses = firstResponses();
  await Promise.all([boot(), startLanguage(), loadTheme(config().theme)]);
  startLargerNumbers();
  const root = createRoot(container);
  // In slices, so that a long list of markets does not block the page.
  startTransition(() => root.render(<App />));
  // Only then: loading ahead would delay the first screen.
  if (import.meta.env.PROD) {
    void responses.then(() => whenIdle(() => void prepareRest().catch(() => undefined)));
  }
  return root;
}
