import { defineConfig } from '@playwright/test';
import { browserSwitches } from './scripts/lib/browser.ts';
import { freePortFrom } from './scripts/lib/ports.ts';

const hasServers = process.env.MATKA_WEB_PORT !== undefined;
// Workers read this file again, in the environment of the process that starts them.
process.env.MATKA_WEB_PORT ??= String(await freePortFrom(0));
process.env.MATKA_MOCK_URL ??= `http://127.0.0.1:${await freePortFrom(0)}`;

/**
 * The journeys on the production build with a mock, which are started unless MATKA_WEB_PORT and MATKA_MOCK_URL name
 * running ones. Every test plays in another world, so all of them run side by side.
 */
export default defineConfig({
  testDir: 'web/e2e',
  globalSetup: './scripts/e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: '100%',
  // A busy machine takes its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  ...(hasServers
    ? {}
    : {
        webServer: {
          command: 'npx node scripts/e2e/serve.ts',
          url: `http://127.0.0.1:${process.env.MATKA_WEB_PORT}/`,
          timeout: 120_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
        },
      }),
  use: {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    timezoneId: 'America/New_York',
    locale: 'en-IN',
    // Each frame of a motion is drawn by the processor; tests of motion allow it.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker answers in the page's place, where no test can look on: only the tests of it let it in.
    serviceWorkers: 'block',
    // Traces cost a seventh of the time: `npm run e2e -- --trace on PATH` records one of a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.MATKA_BROWSER ?? '',
      // A foreign host name that resolves to this machine, as after DNS rebinding. A test file with another switch
      // would need another worker and browser.
      args: [...browserSwitches, '--host-resolver-rules=MAP evil.test 127.0.0.1'],
    },
  },
});
