import { session } from './session-state.ts';
import { storeUser } from './stored-user.ts';

/** Sets the wallet to `points`, as given by the answer to a bet; it is kept over a reload. */
export function setPoints(points: number): void {
  session.user = { ...session.user, points };
  storeUser(session.user);
}
