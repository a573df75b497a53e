import { subscribe } from 'valtio';
import { auth } from '../auth/auth-state.ts';
import { currentPlayer } from '../auth/current-player.ts';
import { hasSubmission } from './presence.ts';

type Pursue = 'pursueAll' | 'followChanges';

/** Loads the code for submissions only if there is one. */
function pursue(what: Pursue): void {
  if (!hasSubmission()) return;
  // A file that fails to load is requested again with the next event.
  import('./submissions.ts').then((submissions) => submissions[what]()).catch(() => undefined);
}

/**
 * Pursues the open submissions of the player: now, on sign-in, when the network is back, and when
 * another tab changed them.
 * @returns a function that stops this
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
