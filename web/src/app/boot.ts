import { matchPath } from 'react-router-dom';
import { preload } from 'swr';
import { getHomepage } from '../api/homepage.ts';
import { keys } from '../api/keys.ts';
import { getMarkets } from '../api/markets.ts';
import { auth } from '../auth/auth-state.ts';
import { config } from '../config.ts';
import { appPath } from '../lib/base-path.ts';
import { redirectFrom } from './access.ts';
import { playerLayout, routeList, routes, shell } from './routes.tsx';

function firstRoute() {
  const routeAt = (pathname: string) => routeList.find(({ path }) => matchPath(path, pathname));
  const at = { pathname: appPath(), search: '', hash: '', state: history.state?.usr };
  const asked = routeAt(at.pathname);
  const target = redirectFrom(asked, at, auth.isAuthenticated);
  return target ? routeAt(target.pathname) : asked;
}

/** Loads the code of the first screen, and starts the two fetches of home. The screen shows what fails. */
export async function boot(): Promise<void> {
  const first = firstRoute();
  const frame = first?.access === 'player' ? [playerLayout, shell] : [];
  const code = Promise.all(
    [...frame, ...(first ? [first.screen] : [])].map((one) => one.preload()),
  );
  if (first?.screen === routes.home.screen) {
    const { appId } = config();
    preload(keys.homepage(appId), getHomepage).catch(() => undefined);
  }
  if (first?.screen === routes.home.screen || first?.needs)
    preload(keys.markets(config().appId), getMarkets).catch(() => undefined);
  await code.catch(() => undefined);
}
