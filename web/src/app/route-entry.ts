import type { PathName } from '../lib/paths.ts';
import type { Needs } from './guard.tsx';
import type { LazyScreen } from './lazy-screen.ts';
import type { Chrome } from './shell.tsx';

/** What the table knows of a route. */
export type RouteEntry = {
  readonly screen: LazyScreen;
  /** `open`: for anybody; `player`: for a signed-in player alone. */
  readonly access: 'open' | 'player';
  readonly needs?: Needs;
  readonly chrome?: Chrome;
  /** Found again, when it is opened anew, where it was left; any other starts at its top. */
  readonly keepsPlace?: boolean;
  /** The screen that most likely comes next: its code is fetched while this one is looked at. */
  readonly next?: PathName;
};
