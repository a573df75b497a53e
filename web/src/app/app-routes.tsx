import { useRef } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Guard } from './guard.tsx';
import { RouteScreen } from './route-screen.tsx';
import { playerLayout, routeList } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

export function AppRoutes() {
  const shownRef = useRef(false);
  const routesFor = (isForPlayers: boolean) =>
    routeList
      .filter(({ access }) => (access === 'player') === isForPlayers)
      .map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={<RouteScreen key={route.path} route={route} shownRef={shownRef} />}
        />
      ));
  return (
    <Routes>
      {routesFor(false)}
      <Route element={<PlayerRoutes />}>{routesFor(true)}</Route>
      <Route path="*" element={<Guard screen={undefined} />} />
    </Routes>
  );
}

/** The layout of all screens of a player, in a chunk with the bars. */
const PlayerRoutes = () => (
  <Guard screen={{ access: 'player' }}>
    <ScreenBoundary>
      <playerLayout.Screen />
    </ScreenBoundary>
  </Guard>
);
