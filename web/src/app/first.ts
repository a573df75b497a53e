import { sendFirstRequests } from '../api/first-requests.ts';

/**
 * The entry that runs before the app has come: home's requests, and its file, are on their way meanwhile. What fails here
 * fails again in the app, which says so.
 */
function first(): void {
  if (sendFirstRequests()) import('./player-layout.tsx').catch(() => undefined);
}

try {
  first();
} catch {
  // As above.
}
