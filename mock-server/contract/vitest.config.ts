import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { requirementTags } from '../../scripts/testing/requirement-tags.ts';
import { isFullRun } from './sample.ts';

export default defineConfig({
  test: {
    name: 'provider',
    tags: requirementTags,
    root: join(import.meta.dirname, '../..'),
    include: ['mock-server/contract/**/*.test.ts', 'contracts/pact/interaction-coverage.test.ts'],
    setupFiles: ['./scripts/testing/fail-on-console.ts'],
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 120_000,
    // The score is computed before its tests; the whole table takes half an hour on a busy machine.
    hookTimeout: isFullRun ? 3_600_000 : 300_000,
    env: { PACT_DO_NOT_TRACK: 'true' },
  },
});
