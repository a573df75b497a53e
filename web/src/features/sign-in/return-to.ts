import type { Location } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** The navigation state of /login for a visitor who asked for a guarded route. */
export type ReturnTo = {
  readonly asked: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>;
};

const isAskedRoute = (state: unknown): state is ReturnTo =>
  typeof state === 'object' && state !== null && 'asked' in state;

/** Where a player goes after signing in: to the route first asked for with its state, else home. */
export function afterLogin(state: unknown): ReturnTo['asked'] {
  if (isAskedRoute(state)) return state.asked;
  return { pathname: paths.home, search: '', hash: '', state: null };
}
