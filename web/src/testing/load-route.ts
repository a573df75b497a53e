import { playerLayout, routeList, shell } from '../app/routes.tsx';
import type { Path } from '../lib/paths.ts';

/** Loads all code of a route, so that its screen is rendered at once. */
export async function loadRoute(path: Path): Promise<void> {
  const route = routeList.find((each) => each.path === path);
  if (!route) throw new Error(`No route is ${path}`);
  await Promise.all([playerLayout, shell, route.screen].map((each) => each.preload()));
}
