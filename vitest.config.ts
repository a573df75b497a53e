import { defineConfig } from 'vitest/config';
import { requirementTags } from './scripts/testing/requirement-tags.ts';

/** Console output that a test did not ask for fails it. */
const setupFiles = ['./scripts/testing/fail-on-console.ts'];
const node = (name: string) => ({
  test: {
    name,
    root: '.',
    environment: 'node' as const,
    // Half of a run went into reading the same modules for each file: they share them, and leave nothing behind.
    isolate: false,
    setupFiles,
    tags: requirementTags,
    include: [`${name}/**/*.test.ts`],
  },
});

export default defineConfig({
  test: {
    tags: requirementTags,
    projects: [
      node('fixtures'),
      node('mock-server'),
      node('scripts'),
      {
        ...node('contracts'),
        test: {
          ...node('contracts').test,
          exclude: ['contracts/{consumer,coverage,drift,fuzz,mutation,openapi,provider}/**'],
        },
      },
      './web/vitest.config.ts',
    ],
  },
});
