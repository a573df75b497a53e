import { defineConfig } from 'vitest/config';
import { requirementTags } from './scripts/testing/requirement-tags.ts';
import { pageProjects } from './web/page-tests.ts';

const node = (name: string, { exclude = [] as string[], setup = [] as string[] } = {}) => ({
  test: {
    name,
    root: '.',
    environment: 'node' as const,
    // Half of a run went into reading the same modules for each file: they share them, and leave nothing behind.
    isolate: false,
    // Console output that a test did not ask for fails it; property tests play the same cases in every run.
    setupFiles: [
      './scripts/testing/fail-on-console.ts',
      './scripts/testing/property-seed.ts',
      ...setup,
    ],
    // A busy machine takes its time.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    tags: requirementTags,
    include: [`${name}/**/*.test.ts`],
    exclude: ['**/node_modules/**', ...exclude],
  },
});

export default defineConfig({
  test: {
    tags: requirementTags,
    maxWorkers: '100%',
    projects: [
      node('fixtures'),
      // `npm run contracts:check` runs what is left out here.
      node('contracts', { exclude: ['contracts/pact/interaction-coverage.test.ts'] }),
      node('mock-server', { exclude: ['mock-server/contract/**'] }),
      node('scripts'),
      node('web', { exclude: ['web/contract/**'], setup: ['./web/src/testing/setup.ts'] }),
      ...pageProjects,
    ],
  },
});
