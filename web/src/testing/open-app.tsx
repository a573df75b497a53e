import { act, render, screen } from '@testing-library/react';
import { App } from '../app/app.tsx';
import { boot } from '../app/boot.ts';
import { startSession } from '../auth/restore-session.ts';

export const shownPath = (): string => location.pathname;

export const shownState = (): unknown => history.state?.usr;

/** Opens the whole app at a path, like a page load: session check, the code of the screen, then the screen. */
export async function openApp(path: string, state?: unknown) {
  history.replaceState({ usr: state, key: 'opened', idx: 0 }, '', path);
  startSession();
  await boot();
  const opened = render(<App />);
  // React waits a moment for code, also if it is loaded already.
  await act(async () => {});
  return opened;
}

/** The text of the alert, once there is one. */
export async function alertText(): Promise<string | null> {
  const alert = await screen.findByRole('alertdialog');
  return alert.querySelector('h2')?.textContent ?? null;
}
