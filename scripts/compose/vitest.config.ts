import { defineConfig } from 'vitest/config';
import { repoRoot } from '../lib/paths.ts';

/** The checks of running containers run one after another: some stop containers that others use. */
export default defineConfig({
  test: {
    name: 'compose',
    root: repoRoot,
    include: ['scripts/compose/*.check.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 250 } },
  },
});
