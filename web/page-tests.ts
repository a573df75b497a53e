import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { requirementTags } from '../scripts/testing/requirement-tags.ts';

const file = (path: string): string => join(import.meta.dirname, path);

/** Tests of screens and of what needs a page: each file has its own. Plain functions (`*.test.ts`) run in Node. */
const pages = (own: TestUserConfig) =>
  defineConfig({
    root: import.meta.dirname,
    plugins: [react()],
    test: {
      maxWorkers: '100%',
      tags: requirementTags,
      environment: file('src/testing/environment.ts'),
      // A busy machine may take long to render a screen.
      testTimeout: 20_000,
      hookTimeout: 20_000,
      expect: { poll: { timeout: 15_000 } },
      setupFiles: [
        file('../scripts/testing/fail-on-console.ts'),
        file('../scripts/testing/property-seed.ts'),
        file('src/testing/setup.ts'),
      ],
      // The mock that some tests play against runs as it is, outside of the page.
      server: { deps: { external: [/\/mock-server\//] } },
      ...own,
    },
  });

const zones = 'src/testing/time-zones.test.tsx';

/** A thread starts faster than a process, and only a process has a time zone of its own. */
export const pageProjects = [
  pages({
    name: 'web pages',
    pool: 'threads',
    include: ['{src,deploy}/**/*.test.tsx'],
    exclude: [zones],
  }),
  pages({ name: 'web time zones', pool: 'forks', include: [zones] }),
];
