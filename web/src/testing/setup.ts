import './default-config.ts';

import { afterEach, beforeEach } from 'vitest';
import { clearServerCache } from '../api/cache-clearer.ts';
import { followClient } from '../auth/session-expired.ts';
import { setConfig } from '../config.ts';
import { resetSession } from './signed-in.ts';

beforeEach(() => {
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
