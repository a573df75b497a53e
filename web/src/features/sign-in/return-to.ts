import { Default } from '@matka/contracts/api/schema';
import { read } from '@matka/contracts/reading/read';
import { type Location, matchPath } from 'react-router-dom';
import * as Type from 'typebox';
import { bidPath, bidScreens, paths } from '../../lib/paths.ts';

/** The navigation state of /login for a visitor who asked for a guarded route. */
export type ReturnTo = {
  readonly from: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>;
};

const Asked = Type.Object({
  from: Type.Object({
    pathname: Type.String(),
    search: Default(Type.String(), ''),
    hash: Default(Type.String(), ''),
    state: Type.Optional(Type.Unknown()),
  }),
});

const { splash: _splash, login: _login, register: _register, ...guarded } = paths;
const playersPaths = [...Object.values(guarded), ...bidScreens.map(bidPath)];

/**
 * The route after signing in: the one requested first with its state, else home. Anything may write a
 * navigation state, so only a route for players counts.
 */
export function afterLogin(state: unknown): ReturnTo['from'] {
  const from = read(Asked, state).value?.from;
  return from && playersPaths.some((path) => matchPath(path, from.pathname))
    ? { state: undefined, ...from }
    : { pathname: paths.home, search: '', hash: '', state: null };
}
