import { savesData } from '../lib/saves-data.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { playerLayout, routeList, routes, shell } from './routes.tsx';

/** The screens in the order of a player's first taps: home, the bid screens, and the rest. */
const steps = [
  [playerLayout, shell, routes.home.screen],
  routeList.filter(({ needs }) => needs).map(({ screen }) => screen),
  routeList.map(({ screen }) => screen),
];

/** Loads the code of all screens while the browser is idle. If that fails, a screen is loaded when it is opened. */
export async function preloadScreens(): Promise<void> {
  if (savesData()) return;
  for (const screens of steps) {
    const loading = [];
    for (const { preload } of screens) {
      await new Promise<void>((resolve) => void whenIdle(resolve));
      loading.push(preload());
    }
    await Promise.allSettled(loading);
  }
}
