import { lazyScreen } from './lazy-screen.ts';
import type { RouteEntry } from './route-entry.ts';

/** Loaded separately: login and registration do not need it. */
export const shell = lazyScreen(() => import('./shell.tsx').then((m) => m.Shell));

/** Whether all code that the screen of a route needs is there. */
export const isLoaded = ({ screen, chrome }: RouteEntry): boolean =>
  screen.isLoaded() && (!chrome || shell.isLoaded());

/** Loads all code that the screen of a route needs. */
export async function loadScreen({ screen, chrome }: RouteEntry): Promise<void> {
  await Promise.all([screen.load(), chrome && shell.load()]);
}

/** Loads the code of a screen in advance and ignores failures. */
export async function warmScreen({ screen, chrome }: RouteEntry): Promise<void> {
  await Promise.all([screen.warm(), chrome && shell.warm()]);
}
