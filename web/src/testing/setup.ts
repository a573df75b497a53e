import './default-config.ts';

import { afterEach, beforeEach, vi } from 'vitest';
import { clearServerCache } from '../api/cache-clearer.ts';
import { followClient } from '../auth/session-expired.ts';
import { setConfig } from '../config.ts';
import { forgetHostTime } from '../lib/host-time.ts';
import { leftFakeTimers } from './left-fake-timers.ts';
import { resetSession } from './signed-in.ts';
import { installLocks } from './web-locks.ts';

// The app reads them on import.
if (typeof document !== 'undefined') installLocks();

beforeEach(() => {
  // Locks of an earlier test are released.
  if (typeof document !== 'undefined') installLocks();
  forgetHostTime();
  setConfig({});
  followClient();
  resetSession();
});

afterEach(async () => {
  if (typeof document !== 'undefined') {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
  }
  clearServerCache();
  // Files share a worker: a spy or a fake timer that is left behind would stay for the files after this one.
  vi.restoreAllMocks();
  const left = leftFakeTimers();
  if (left.length > 0) throw new Error(`Fake timers are left behind: ${left.join(', ')}.`);
});
