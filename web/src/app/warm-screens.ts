import { subscribe } from 'valtio';
import { auth } from '../auth/auth-state.ts';
import { afterScreen } from './after-screen.ts';
import { loadProfilePanel } from './load-profile-panel.ts';
import { warmScreen } from './load-screen.ts';
import { routeList } from './routes.tsx';

/** Whether the player asked the browser to save data. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Loads the code of the profile panel in advance and ignores failures. */
const warmPanel = () => loadProfilePanel().catch(() => undefined);

/** Compiles what a change of the screen runs, and ignores failures. */
const warmChange = () =>
  import('./warm-react.tsx').then(({ warmReact }) => warmReact()).catch(() => undefined);

/** Runs tasks one after the other, each while the browser is idle. */
function inTurn([task, ...others]: readonly (() => Promise<unknown>)[]): void {
  if (task) afterScreen(() => void task().then(() => inTurn(others)));
}

/**
 * Loads the code of all screens and of the profile panel in advance, so that a tap shows the next one at once: those of a
 * visitor, those of a player once signed in. The service worker caches the same files, so that none
 * is transferred twice.
 */
export function warmScreens(): void {
  if (savesData()) return;
  const tasksOf = (access: 'open' | 'player') =>
    routeList.filter((entry) => entry.access === access).map((entry) => () => warmScreen(entry));
  let isWarm = false;
  const warmPlayers = () => {
    if (isWarm || !auth.isAuthenticated) return;
    isWarm = true;
    inTurn([warmChange, warmPanel, ...tasksOf('player')]);
  };
  if (!auth.isAuthenticated) inTurn(tasksOf('open'));
  subscribe(auth, warmPlayers);
  warmPlayers();
}
