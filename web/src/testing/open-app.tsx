import { Market } from '@matka/contracts/api/markets';
import { read } from '@matka/contracts/reading/read';
import { act, render, screen } from '@testing-library/react';
import { App } from '../app/app.tsx';
import { boot } from '../app/boot.ts';
import { startSession } from '../auth/restore-session.ts';
import { listMarkets } from './list-markets.ts';

export const shownPath = (): string => location.pathname;

export const shownState = (): unknown => history.state?.usr;

/** The whole market that a test puts into the navigation state; the app reads only its id. */
function marketsIn(state: unknown): readonly Market[] {
  const market = Object(state).market;
  const { value } = read(Market, market?.current_status_name === undefined ? undefined : market);
  return value ? [value] : [];
}

/**
 * Opens the whole app at a path, like a page load: session check, the code of the screen, then the screen. A whole market
 * in the navigation state is the host's list.
 */
export async function openApp(path: string, state?: unknown, list = marketsIn(state)) {
  if (list.length > 0) listMarkets(...list);
  history.replaceState({ usr: state, key: 'opened', idx: 0 }, '', path);
  startSession();
  await boot();
  const opened = render(<App />);
  // React waits a moment for code, even if it is already loaded.
  await act(async () => {});
  return opened;
}

/** The text of the alert, once there is one. */
export async function alertText(): Promise<string | null> {
  const alert = await screen.findByRole('alertdialog');
  return alert.querySelector('h2')?.textContent ?? null;
}
