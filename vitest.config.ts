import { defineConfig } from 'vitest/config';
import { requirementTags } from './scripts/testing/requirement-tags.ts';
import { leftOut } from './scripts/testing/whole-programs.ts';

/** Console output that a test did not ask for fails it; property tests play the same cases in every run. */
const setupFiles = ['./scripts/testing/fail-on-console.ts', './scripts/testing/property-seed.ts'];
const node = (name: string, exclude: string[] = []) => ({
  test: {
    name,
    root: '.',
    environment: 'node' as const,
    // Half of a run went into reading the same modules for each file: they share them, and leave nothing behind.
    isolate: false,
    setupFiles,
    // A busy machine takes its time.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    tags: requirementTags,
    include: [`${name}/**/*.test.ts`],
    // `npm run contracts:check` runs these.
    exclude: ['**/node_modules/**', ...leftOut, ...exclude],
  },
});

export default defineConfig({
  // Beside the other files of runs.
  cacheDir: '.local',
  test: {
    tags: requirementTags,
    // `npm run check -- --changed` reads which modules each test file has loaded.
    experimental: { recordDependencies: true },
    projects: [
      node('fixtures'),
      node('contracts', ['contracts/pact/interaction-coverage.test.ts']),
      node('mock-server', ['mock-server/contract/**']),
      node('scripts'),
      './web/vitest.config.ts',
    ],
  },
});
