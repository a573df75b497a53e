import './default-config.ts';

import { afterEach, beforeEach, vi } from 'vitest';
import { followClient } from '../auth/session-expired.ts';
import { setConfig } from '../config.ts';
import { forgetHostTime } from '../lib/host-time.ts';
import { resetSession } from './signed-in.ts';
import { installLocks } from './web-locks.ts';

const isPage = typeof document !== 'undefined';

// The app reads them on import.
if (isPage) installLocks();
if (isPage) {
  // happy-dom's animations never finish: tests run as in a browser without them.
  Reflect.deleteProperty(Element.prototype, 'animate');
  // happy-dom has no idle callbacks, and Safari's replacement after 200 ms would run after the test.
  const requestIdleCallback = (task: () => void) => setTimeout(task);
  Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback: clearTimeout });
  // Testing Library waits a task after each event, and recognises fake timers only by this name.
  Object.assign(globalThis, { jest: { advanceTimersByTime: vi.advanceTimersByTime } });
  const { configure, prettyDOM } = await import('@testing-library/react');
  /** The error of a query. Each look of a wait throws one: the page, a third of all time, is printed if it is read. */
  const getElementError = (message: string | null, container: Element): Error => {
    const error = new Error();
    // Testing Library gives such an error the stack of the test.
    error.name = 'TestingLibraryElementError';
    Error.captureStackTrace(error, getElementError);
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => `${message}\n\n${prettyDOM(container)}`,
    });
  };
  // Suggestions take half a second and a second search two seconds, or more on a busy machine.
  configure({ asyncUtilTimeout: 30_000, getElementError });
}

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
  // The responses that components without a separate cache have fetched.
  await mutate(() => true, undefined, { revalidate: false });
});
