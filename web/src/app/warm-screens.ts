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

/** Loads screens one after the other, each while the browser is idle. */
function warm([entry, ...others]: typeof routeList): void {
  if (entry) afterScreen(() => void warmScreen(entry).then(() => warm(others)));
}

/**
 * Loads the code of all screens and of the profile panel in advance, so that a tap shows the next one at once: those of a
 * visitor, those of a player once signed in. The service worker caches the same files, so that none
 * is transferred twice.
 */
export function warmScreens(): void {
  if (savesData()) return;
  const [open, others] = (['open', 'player'] as const).map((access) =>
    routeList.filter((entry) => entry.access === access),
  );
  let isWarm = false;
  const warmPlayers = () => {
    if (isWarm || !auth.isAuthenticated) return;
    isWarm = true;
    afterScreen(() => void warmPanel().then(() => warm(others ?? [])));
  };
  if (!auth.isAuthenticated) warm(open ?? []);
  subscribe(auth, warmPlayers);
  warmPlayers();
}
