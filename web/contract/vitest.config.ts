import { defineConfig } from 'vitest/config';
import { requirementTags } from '../../scripts/testing/requirement-tags.ts';

/** One worker, one file after another, one module graph: parallel Pact consumers lose interactions silently. */
export default defineConfig({
  test: {
    name: 'consumer',
    tags: requirementTags,
    root: import.meta.dirname,
    include: ['**/*.pact.test.ts'],
    setupFiles: ['../../scripts/testing/fail-on-console.ts'],
    fileParallelism: false,
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    env: { PACT_DO_NOT_TRACK: 'true' },
  },
});
