import { defineConfig } from '@playwright/test';
import app from '../playwright.config.ts';

/** The tests of the static site: its mock is in the browser, so that none of them needs a server but for files. */
export default defineConfig({
  ...app,
  testDir: './e2e',
  outputDir: '../../test-results/static',
  fullyParallel: true,
  use: { ...app.use, serviceWorkers: 'allow', permissions: ['clipboard-read', 'clipboard-write'] },
});
