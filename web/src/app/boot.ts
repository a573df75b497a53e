import { matchPath } from 'react-router-dom';
import { auth } from '../auth/auth-state.ts';
import { appPath } from '../lib/base-path.ts';
import { redirectFrom } from './access.ts';
import { playerLayout, routeList, shell } from './routes.tsx';

const routeAt = (pathname: string) => routeList.find(({ path }) => matchPath(path, pathname));

/** The route of the path, or of that to which it redirects. */
function firstRoute() {
  const at = { pathname: appPath(), search: '', hash: '', state: null };
  const asked = routeAt(at.pathname);
  const target = redirectFrom(asked, at, auth.isAuthenticated);
  return target ? routeAt(target.pathname) : asked;
}

/** Loads the code of the first screen, which shows a failure. */
export async function boot(): Promise<void> {
  const first = firstRoute();
  const frame = first?.access === 'player' ? [playerLayout, shell] : [];
  const code = [...frame, ...(first ? [first.screen] : [])];
  await Promise.allSettled(code.map((one) => one.preload()));
}
