import { subscribe } from 'valtio';
import { auth } from '../auth/auth-state.ts';
import { currentPlayer } from './owner.ts';
import { hasSubmission } from './presence.ts';

type Pursue = 'pursueAll' | 'followChanges';

/** Loads what looks after submissions only when there is one. */
function pursue(what: Pursue): void {
  if (!hasSubmission()) return;
  // A file that cannot be had now is asked for again with the next event.
  import('./submissions.ts').then((submissions) => submissions[what]()).catch(() => undefined);
}

/**
 * Looks after the open submissions of the player: now, when a player signs in, when the network is back,
 * and when another tab has changed them.
 * @returns a function that ends this
 */
export function watchSubmissions(): () => void {
  let player: string | undefined;
  const followPlayer = () => {
    if (player === currentPlayer()) return;
    player = currentPlayer();
    pursue('pursueAll');
  };
  const takeUp = () => pursue('pursueAll');
  const follow = () => pursue('followChanges');
  followPlayer();
  const endSession = subscribe(auth, followPlayer);
  addEventListener('online', takeUp);
  addEventListener('storage', follow);
  return () => {
    endSession();
    removeEventListener('online', takeUp);
    removeEventListener('storage', follow);
  };
}
