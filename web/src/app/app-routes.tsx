import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

import { Guard, UnknownPath } from './guard.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { LoadingScreen } from './loading-screen.tsx';
import type { RouteEntry } from './route-entry.ts';
import { entryOf, routeList, routes } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { useRouteEffects } from './use-route-effects.ts';

/** Loaded separately: login and registration do not need it. */
const shell = lazyScreen(() => import('./shell.tsx').then((m) => m.Shell));

/** Loads all code that the screen of a route needs. */
export async function loadScreen({ screen, chrome }: RouteEntry): Promise<void> {
  await Promise.all([screen.load(), chrome && shell.load()]);
}

/**
 * The screen of the current path with its bars, behind its guard. The previous screen stays until
 * the code of the next one is loaded.
 */
export function AppRoutes() {
  const { pathname } = useLocation();
  const entry = entryOf(pathname);
  const title = entry?.chrome?.bar?.title;
  useRouteEffects({ pathname, title, keepsPlace: entry?.keepsPlace ?? false });
  const next = entry?.next;
  useEffect(() => {
    if (!next) return;
    routes[next].screen.warm();
    if (routes[next].chrome) shell.warm();
  }, [next]);
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        {routeList.map(({ path, ...entry }) => (
          <Route key={path} path={path} element={<RouteScreen key={path} entry={entry} />} />
        ))}
        <Route path="*" element={<UnknownPath />} />
      </Routes>
    </Suspense>
  );
}

function RouteScreen({ entry }: { readonly entry: RouteEntry }) {
  const { Screen } = entry.screen;
  const screen = (
    <ScreenBoundary>
      <Screen />
    </ScreenBoundary>
  );
  const framed = entry.chrome ? (
    <ScreenBoundary>
      <shell.Screen chrome={entry.chrome}>{screen}</shell.Screen>
    </ScreenBoundary>
  ) : (
    screen
  );
  return entry.access === 'open' ? framed : <Guard needs={entry.needs}>{framed}</Guard>;
}
