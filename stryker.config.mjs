/** Mutation of three folders whose tests are quick: `npx stryker run`. */
export default {
  testRunner: 'vitest',
  mutate: [
    'mock-server/src/game/**/*.ts',
    'web/src/features/bids/rules/**/*.ts',
    'contracts/reading/**/*.ts',
    '!**/*.test.ts',
  ],
  vitest: { configFile: 'stryker.vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  // TypeScript 7 has no interface to read a configuration with; without this file it is not asked.
  tsconfigFile: 'none.json',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: '.local/reports/mutation.html' },
  tempDirName: '.local/stryker',
  thresholds: { high: 95, low: 90, break: 85 },
};
