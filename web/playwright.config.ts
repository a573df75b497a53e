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
  workers: '100%',
  // A busy machine takes its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
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
      executablePath: needed('MATKA_BROWSER'),
      args: needed('MATKA_BROWSER_SWITCHES').split(' '),
    },
  },
});
