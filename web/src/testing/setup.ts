import './default-config.ts';

import { afterEach, beforeEach } from 'vitest';
import { clearServerCache } from '../api/cache-clearer.ts';
import { followClient } from '../auth/session-expired.ts';
import { setConfig } from '../config.ts';
import { resetSession } from './signed-in.ts';
import { installLocks } from './web-locks.ts';

// The app chooses by them as soon as it is imported.
if (typeof document !== 'undefined') installLocks();

beforeEach(() => {
  // What an earlier test left waiting holds no lock.
  if (typeof document !== 'undefined') installLocks();
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
});
