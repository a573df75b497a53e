import { afterEach, beforeEach } from 'vitest';
import { clearServerCache } from '../api/swr.ts';
import { setConfig } from '../config.ts';
import { resetSession } from './session.ts';

// Before the modules of a test are imported: some read the configuration at once.
setConfig({});

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
