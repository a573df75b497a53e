import { join } from 'node:path';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { requirementTags } from './scripts/testing/requirement-tags.ts';

const file = (path: string): string => join(import.meta.dirname, path);

const common = {
  // A busy machine takes its time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  tags: requirementTags,
};
// Console output that a test did not ask for fails it; property tests play the same cases in every run.
const setupFiles = ['scripts/testing/fail-on-console.ts', 'scripts/testing/property-seed.ts'].map(
  file,
);
const webSetup = file('web/src/testing/setup.ts');
const pageSetup = [...setupFiles, webSetup];

/** Tests of some folders that run in Node. */
const node = (
  name: string,
  { folders = [name], exclude = [] as string[], setup = [] as string[] } = {},
) => ({
  // @actions/workflow-parser names sources that it leaves out.
  logLevel: 'error' as const,
  test: {
    ...common,
    name,
    root: '.',
    environment: 'node' as const,
    // Half of a run went into reading the same modules for each file: they share them, and leave nothing behind.
    isolate: false,
    setupFiles: [...setupFiles, ...setup],
    // It imports JSON as bundlers do.
    server: { deps: { inline: [/@actions\/workflow-parser/] } },
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    exclude: ['**/node_modules/**', ...exclude],
  },
});

/** Tests of screens and of what needs a page. Plain functions (`*.test.ts`) run in Node. */
const pages = (own: TestUserConfig) => ({
  root: file('web'),
  test: {
    ...common,
    environment: file('web/src/testing/environment.ts'),
    setupFiles: pageSetup,
    // The mock that some tests play against runs as it is, outside of the page.
    server: { deps: { external: [/\/mock-server\/(?!console\/)/] } },
    ...own,
  },
});
const timeZones = 'src/testing/time-zones.test.tsx';

export default defineConfig({
  test: {
    tags: requirementTags,
    maxWorkers: '100%',
    projects: [
      // One project reads the contracts once for all who use them.
      node('packages', {
        folders: ['fixtures', 'contracts', 'mock-server', 'scripts'],
        exclude: [
          // `npm run contracts:check` runs these two.
          'contracts/pact/interaction-coverage.test.ts',
          'mock-server/contract/**',
          'scripts/package/projects/consumer/**',
        ],
      }),
      node('web', { exclude: ['web/contract/**'], setup: [webSetup] }),
      // A page with what every test imports takes a second: files share it, each with the modules of the app anew.
      pages({
        name: 'web pages',
        pool: 'threads',
        isolate: false,
        include: ['{src,deploy}/**/*.test.tsx', '../mock-server/console/**/*.test.tsx'],
        exclude: [timeZones],
        setupFiles: [file('web/src/testing/fresh-page.ts'), ...pageSetup],
        sequence: { setupFiles: 'list' },
      }),
      // Only a process can have its own time zone.
      pages({ name: 'web time zones', pool: 'forks', include: [timeZones] }),
    ],
  },
});
