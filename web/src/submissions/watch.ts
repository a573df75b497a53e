import { subscribe } from 'valtio';
import { onHistoryRead } from '../api/history.ts';
import { auth } from '../auth/auth-state.ts';
import { currentPlayer } from '../auth/current-player.ts';
import { followAll, followChanges, wallet } from './player-submissions.ts';
import { hasSubmission } from './presence.ts';
import { takeBalance } from './search-history.ts';

/**
 * Follows the open submissions of the player: now, on sign-in, when the network is back, and when
 * another tab changed them. Keeps the wallet as new as the history that the player reads.
 * @returns a function that stops this
 */
export function watchSubmissions(): () => void {
  let player: string | undefined;
  const resume = () => {
    if (hasSubmission()) followAll();
  };
  const followPlayer = () => {
    if (player === currentPlayer()) return;
    player = currentPlayer();
    resume();
  };
  const follow = () => {
    if (hasSubmission()) followChanges();
  };
  followPlayer();
  const ends = [
    subscribe(auth, followPlayer),
    onHistoryRead((records) => {
      if (auth.isAuthenticated) takeBalance(wallet, records);
    }),
  ];
  addEventListener('online', resume);
  addEventListener('storage', follow);
  return () => {
    for (const end of ends) end();
    removeEventListener('online', resume);
    removeEventListener('storage', follow);
  };
}
