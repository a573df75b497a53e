import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { requirementTags } from '../scripts/testing/requirement-tags.ts';

/** Tests of screens and of what needs a page: each file has its own. Plain functions (`*.test.ts`) run in Node. */
export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web pages',
    maxWorkers: '100%',
    tags: requirementTags,
    environment: './src/testing/environment.ts',
    // A busy machine may take long to render a screen.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: [
      '../scripts/testing/fail-on-console.ts',
      '../scripts/testing/property-seed.ts',
      './src/testing/setup.ts',
    ],
    // The mock that some tests play against runs as it is, outside of the page.
    server: { deps: { external: [/\/mock-server\//] } },
    include: ['{src,deploy}/**/*.test.tsx'],
  },
});
