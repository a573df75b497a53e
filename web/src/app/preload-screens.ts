import { whenIdle } from '../lib/when-idle.ts';
import { routeList } from './routes.tsx';

/** Whether the player asked the browser to save data. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/**
 * Loads the code of all screens, one after the other while the browser is idle, so that a tap shows the next one at
 * once. A failure is ignored: the screen loads its code when it is opened.
 */
export async function preloadScreens(): Promise<void> {
  if (savesData()) return;
  for (const { screen } of routeList) {
    await new Promise<void>((resolve) => void whenIdle(resolve));
    await screen.preload().catch(() => undefined);
  }
}
