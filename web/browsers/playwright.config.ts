import { defineConfig } from '@playwright/test';
import type { BrowserOptions } from './fixtures.ts';

const browsers = [
  // The journeys of `web/e2e` are Chromium's; here it is only photographed beside the others.
  { name: 'chromium', path: process.env.MATKA_BROWSER, grep: /@pictures/ },
  { name: 'firefox', path: process.env.MATKA_FIREFOX, grep: /./ },
  { name: 'webkit', path: process.env.MATKA_WEBKIT, grep: /./ },
] as const;

/** Journeys in a real Firefox and a real WebKit, where this machine has them. */
export default defineConfig<BrowserOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/browsers',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: browsers.flatMap(({ name, path, grep }) =>
    path ? [{ name, grep, use: { program: { name, path } } }] : [],
  ),
});
