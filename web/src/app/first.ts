import { sendFirstRequests } from '../api/first-requests.ts';

/**
 * Sends the first requests of the screen that opens, and loads the chunk `home`, before the app has loaded. A failure here
 * comes again in the app, which reports it.
 */
function first(): void {
  if (sendFirstRequests()) import('./player-layout.tsx').catch(() => undefined);
}

try {
  first();
} catch {
  // As above.
}
