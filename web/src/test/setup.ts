import './default-config.ts';

import { afterEach, beforeEach } from 'vitest';
import { setConfig } from '../config.ts';
import { clearServerCache } from '../session/server-cache.ts';
import { resetSession } from './session.ts';

beforeEach(() => {
  setConfig({});
  resetSession();
});

afterEach(async () => {
  if (typeof document !== 'undefined') {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
  }
  clearServerCache();
});
