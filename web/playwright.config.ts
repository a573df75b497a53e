import { defineConfig } from '@playwright/test';

const needed = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with \`npm run e2e\`.`);
  return value;
};

/** Every test plays in a world of its own, so all of them run side by side. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A page waits now and then: one worker more than the two processors of the smallest machine that it is to run on.
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    timezoneId: 'America/New_York',
    locale: 'en-IN',
    // A worker answers in the page's place, where no test can look on: only the tests of it let it in.
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: needed('MATKA_BROWSER'),
      args: needed('MATKA_BROWSER_SWITCHES').split(' '),
    },
  },
});
