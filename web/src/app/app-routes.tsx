import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Guard } from './guard.tsx';
import { RouteScreen } from './route-screen.tsx';
import { playerLayout, routeAt } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

/** The screen of the address. No route has a parameter, so the router's matching of all of them is not needed. */
export function AppRoutes() {
  const shownRef = useRef(false);
  const route = routeAt(useLocation().pathname);
  if (!route) return <Guard screen={undefined} />;
  const screen = <RouteScreen key={route.path} route={route} shownRef={shownRef} />;
  if (route.access !== 'player') return screen;
  // The layout of all screens of a player, in a chunk with the bars.
  return (
    <Guard screen={{ access: 'player' }}>
      <ScreenBoundary>
        <playerLayout.Screen>{screen}</playerLayout.Screen>
      </ScreenBoundary>
    </Guard>
  );
}
