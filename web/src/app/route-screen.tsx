import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../i18n/translate.ts';
import { Guard } from './guard.tsx';
import { type AppRoute, shell } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { useRouteEffects } from './use-route-effects.ts';

type RouteScreenProps = {
  readonly route: AppRoute;
  readonly shownRef: RefObject<boolean>;
};

/** The screen of a route with its bars, behind its guard. */
export const RouteScreen = (props: RouteScreenProps) => (
  <Guard screen={props.route}>
    <FramedScreen {...props} />
  </Guard>
);

function FramedScreen({ route, shownRef }: RouteScreenProps) {
  const { screen, chrome, keepsPlace = false } = route;
  const { pathname } = useLocation();
  const title = chrome?.bar?.title && t(chrome.bar.title);
  useRouteEffects({ pathname, title, keepsPlace, shownRef });
  const guarded = (
    <ScreenBoundary>
      <screen.Screen />
    </ScreenBoundary>
  );
  return chrome ? <shell.Screen chrome={chrome}>{guarded}</shell.Screen> : guarded;
}
