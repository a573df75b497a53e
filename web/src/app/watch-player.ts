import { startProactiveRefresh } from '../auth/proactive-refresh.ts';
import { startLimits } from '../limits/start.ts';
import { watchSubmissions } from '../submissions/player-submissions.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { eraseOldTickets } from '../winnings/draw-tickets.ts';

/** Follows submissions, limits, access token and focus of a player, until the returned function is called. */
export function watchPlayer(): () => void {
  eraseOldTickets();
  const ends = [startLimits(), startProactiveRefresh(), watchSubmissions(), keepFocus()];
  return () => {
    for (const end of ends) end();
  };
}
