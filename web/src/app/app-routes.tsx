import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Loading } from '../ui/notice.tsx';
import { Guard, UnknownPath } from './guard.tsx';
import type { RouteEntry } from './route-entry.ts';
import { entryOf, routeList, routes } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { Shell } from './shell.tsx';

/** The screen of the current path in its chrome, behind its guard. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useEffect(() => {
    scrollTo(0, 0);
    const next = entryOf(pathname)?.next;
    // What fails here fails again, and is then told, when the screen is really wanted.
    if (next) routes[next].screen.load().catch(() => undefined);
  }, [pathname]);
  return (
    <Routes>
      {routeList.map(({ path, ...entry }) => (
        <Route key={path} path={path} element={<RouteScreen key={path} entry={entry} />} />
      ))}
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}

function RouteScreen({ entry }: { readonly entry: RouteEntry }) {
  const { Screen } = entry.screen;
  const screen = (
    <Shell chrome={entry.chrome ?? {}}>
      <ScreenBoundary>
        <Suspense fallback={<Loading text="Loading..." />}>
          <Screen />
        </Suspense>
      </ScreenBoundary>
    </Shell>
  );
  return entry.access === 'open' ? screen : <Guard needs={entry.needs}>{screen}</Guard>;
}
