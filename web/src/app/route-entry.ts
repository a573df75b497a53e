import type { PathName } from '../lib/paths.ts';
import type { Needs } from './guard.tsx';
import type { LazyScreen } from './lazy-screen.ts';
import type { Chrome } from './shell.tsx';

/** An entry of the route table. */
export type RouteEntry = {
  readonly screen: LazyScreen;
  /** `open`: public; `player`: signed-in players only. */
  readonly access: 'open' | 'player';
  readonly needs?: Needs;
  readonly chrome?: Chrome;
  /** Restores the scroll position when the screen is opened again. */
  readonly keepsPlace?: boolean;
  /** The most likely next screen; its code is prefetched. */
  readonly next?: PathName;
};
