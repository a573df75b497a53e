import { startProactiveRefresh } from '../auth/proactive-refresh.ts';
import { startLimits } from '../limits/start.ts';
import { watchSubmissions } from '../submissions/player-submissions.ts';
import { eraseOldTickets } from '../winnings/draw-tickets.ts';

/** Follows submissions, limits, and access token of a player, until the returned function is called. */
export function watchPlayer(): () => void {
  eraseOldTickets();
  const ends = [startLimits(), startProactiveRefresh(), watchSubmissions()];
  return () => {
    for (const end of ends) end();
  };
}
