import { playerLayout, routes, shell } from '../app/routes.tsx';
import type { PathName } from '../lib/paths.ts';

/** Loads all code of a route, so that its screen is rendered at once. */
export async function loadRoute(name: PathName): Promise<void> {
  await Promise.all([playerLayout, shell, routes[name].screen].map((screen) => screen.preload()));
}
