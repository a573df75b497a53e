import type { ReactNode } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
  type HistoryRouterProps,
} from 'react-router-dom';
import { appPath, BASE_PATH } from '../lib/base-path.ts';
import { nextTask } from '../lib/next-task.ts';
import { isLoaded, loadScreen } from './load-screen.ts';
import { entryOf } from './routes.tsx';

type History = HistoryRouterProps['history'];
type Listener = Parameters<History['listen']>[0];

/**
 * Tells of a new location when its screen can be rendered at once: after the frame in which a tapped control shows
 * that it was pressed, and after the code of the screen, until which the previous screen stays. Of several, the last
 * one counts. A redirect, and the way back and forth in the browser, need no such frame.
 */
function whenReady(show: Listener): Listener {
  let latest: unknown;
  return async (update) => {
    latest = update;
    const entry = entryOf(appPath());
    // A screen without its code shows its own error.
    if (entry && !isLoaded(entry)) await loadScreen(entry).catch(() => undefined);
    else if (update.action === 'PUSH') await nextTask();
    if (update === latest) show(update);
  };
}

const browser: History = createBrowserHistory({ v5Compat: true });
const history: History = Object.create(browser, {
  listen: { value: (show: Listener) => browser.listen(whenReady(show)) },
});

/**
 * The router of the app. React Router's own renders a new screen in slices of 5 ms, with the work for a frame between
 * them; at once it is there a sixth sooner.
 */
export const AppRouter = ({ children }: { readonly children: ReactNode }) => (
  <HistoryRouter basename={BASE_PATH} history={history} useTransitions={false}>
    {children}
  </HistoryRouter>
);
