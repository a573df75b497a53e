import type { Location } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** The navigation state of /login for a visitor who asked for a guarded route. */
export type ReturnTo = {
  readonly from: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>;
};

const isReturnTo = (state: unknown): state is ReturnTo =>
  typeof state === 'object' && state !== null && 'from' in state;

/** The route after signing in: the one requested first with its state, else home. */
export function afterLogin(state: unknown): ReturnTo['from'] {
  if (isReturnTo(state)) return state.from;
  return { pathname: paths.home, search: '', hash: '', state: null };
}
