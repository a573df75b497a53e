import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../i18n/translate.ts';
import { afterScreen } from './after-screen.ts';
import { Guard, UnknownPath } from './guard.tsx';
import { shell, warmScreen } from './load-screen.ts';
import { LoadingScreen } from './loading-screen.tsx';
import type { RouteEntry } from './route-entry.ts';
import { entryOf, routes } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { useRouteEffects } from './use-route-effects.ts';

/**
 * The screen of the current path with its bars, behind its guard. The previous screen stays until
 * the code of the next one is loaded.
 */
export function AppRoutes() {
  const { pathname } = useLocation();
  const entry = entryOf(pathname);
  const title = entry?.chrome?.bar?.title;
  const shownTitle = title && t(title);
  useRouteEffects({ pathname, title: shownTitle, keepsPlace: entry?.keepsPlace ?? false });
  const next = entry?.next;
  useEffect(() => (next ? afterScreen(() => warmScreen(routes[next])) : undefined), [next]);
  return (
    <Suspense fallback={<LoadingScreen />}>
      {entry ? <RouteScreen key={entry.path} entry={entry} /> : <UnknownPath />}
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
