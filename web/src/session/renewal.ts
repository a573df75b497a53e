import { refresh } from '../api/refresh.ts';
import { refreshFailureText } from '../api/refresh-failure-text.ts';
import { readAccessToken, readRefreshToken, writeRefreshedAccessToken } from './cookies.ts';
import { loseSession } from './lost.ts';
import { session } from './session-state.ts';

let running: Promise<string | undefined> | undefined;

async function renew(refreshToken: string): Promise<string | undefined> {
  try {
    const { access } = await refresh({ refresh: refreshToken });
    // Signed out, or in as another, while the refresh ran: its token belongs to nobody any more.
    if (readRefreshToken() !== refreshToken) return undefined;
    writeRefreshedAccessToken(access);
    session.token = access;
    return access;
  } catch (error) {
    if (readRefreshToken() === refreshToken) loseSession(refreshFailureText(error));
    return undefined;
  }
}

/**
 * A working access token in place of `refused`. At most one refresh runs at a time; whoever asks
 * meanwhile waits for it, and who asks after it gets what it brought.
 * @returns undefined when there is none to be had: the session is then over
 */
export function renewAccessToken(refused: string | undefined): Promise<string | undefined> {
  if (running) return running;
  const current = readAccessToken();
  if (current && current !== refused) return Promise.resolve(current);
  const refreshToken = readRefreshToken();
  if (!refreshToken) {
    loseSession(refreshFailureText(undefined));
    return Promise.resolve(undefined);
  }
  running = renew(refreshToken).finally(() => {
    running = undefined;
  });
  return running;
}
