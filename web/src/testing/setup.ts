import './all-texts.ts';
import './default-config.ts';

import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { followClient } from '../auth/session-expired.ts';
import { setConfig } from '../config.ts';
import { forgetHostTime } from '../lib/host-time.ts';
import { resetSession } from './signed-in.ts';
import { installLocks } from './web-locks.ts';

const isPage = typeof document !== 'undefined';

// The app reads them on import.
if (isPage) installLocks();
if (isPage) {
  // happy-dom has no idle callbacks, and what Safari does 200 ms later would come after the test.
  const requestIdleCallback = (task: () => void) => setTimeout(task);
  Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback: clearTimeout });
  // Testing Library waits a task after each event, and finds fake timers by this name alone.
  Object.assign(globalThis, { jest: { advanceTimersByTime: vi.advanceTimersByTime } });
  const { configure } = await import('@testing-library/react');
  // Suggestions need half a second, a second look two: more on a busy machine.
  configure({ asyncUtilTimeout: Number(process.env.WAIT_LIMIT ?? 15_000) });
}

/** Idle tasks of the page: a browser that closes a page runs none of them, Node would run them after the test. */
const idle = new Set<ReturnType<typeof setTimeout>>();
if (isPage) {
  globalThis.requestIdleCallback = (task) => {
    const timer = setTimeout(() => task({ didTimeout: false, timeRemaining: () => 50 }));
    idle.add(timer);
    return Number(timer);
  };
  globalThis.cancelIdleCallback = clearTimeout;
}
afterAll(() => idle.forEach(clearTimeout));

beforeEach(() => {
  // Locks of an earlier test are released.
  if (isPage) installLocks();
  forgetHostTime();
  setConfig({});
  followClient();
  resetSession();
});

afterEach(async () => {
  vi.restoreAllMocks();
  if (!isPage) return;
  const [{ cleanup }, { mutate }] = await Promise.all([
    import('@testing-library/react'),
    import('swr'),
  ]);
  cleanup();
  // What components without a cache of their own have fetched.
  await mutate(() => true, undefined, { revalidate: false });
});
