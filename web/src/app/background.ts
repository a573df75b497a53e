import { startProactiveRefresh } from '../auth/proactive-refresh.ts';
import { watchSubmissions } from '../submissions/watch.ts';

/**
 * Renews the access token in time and pursues the player's submissions, whatever screen is open.
 * @returns a function that ends both
 */
export function startBackground(): () => void {
  const ends = [startProactiveRefresh(), watchSubmissions()];
  return () => {
    for (const end of ends) end();
  };
}
