import { defineConfig } from '@playwright/test';
import type { BrowserOptions } from './fixtures.ts';

const paths = { firefox: process.env.MATKA_FIREFOX, webkit: process.env.MATKA_WEBKIT };

/** Journeys in a real Firefox and a real WebKit, where this machine has them. */
export default defineConfig<BrowserOptions>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: (['firefox', 'webkit'] as const).flatMap((name) => {
    const path = paths[name];
    return path ? [{ name, use: { program: { name, path } } }] : [];
  }),
});
