import { defineConfig } from 'vitest/config';
import { requirementTags } from './scripts/testing/requirement-tags.ts';

/** The tests of the folders that Stryker mutates. */
export default defineConfig({
  test: {
    tags: requirementTags,
    setupFiles: ['./scripts/testing/property-seed.ts', './web/src/testing/setup.ts'],
    include: [
      'mock-server/src/game/**/*.test.ts',
      'mock-server/src/routes/suggestions.test.ts',
      'web/src/features/bids/rules/**/*.test.ts',
      'contracts/reading/**/*.test.ts',
    ],
    testTimeout: 120_000,
  },
});
