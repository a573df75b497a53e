import { matchesGlob } from 'node:path';

/**
 * Tests of whole programs, of every screen under many broken responses, and of other whole sets. They take most of the
 * time of the unit and component tests: `npm test` runs them, `npm run check` does not.
 */
const wholePrograms = [
  '**/mock-server/test/**',
  '**/mock-server/src/main.test.ts',
  '**/scripts/orphans.test.ts',
  '**/scripts/mock-bundle/**',
  '**/scripts/stages/recorded-run.test.ts',
  '**/scripts/simulate/work/repeatable.test.ts',
  '**/src/testing/*.test.tsx',
  '**/src/submissions/real-host.test.tsx',
  '**/src/features/bids/every-screen.test.tsx',
  '**/src/features/bids/frame/{bid-dialogs,number-field}.test.tsx',
  '**/src/features/history/bid-history.test.tsx',
  '**/src/features/sign-in/register-screen.test.tsx',
  '**/src/features/betting-options/betting-options-screen.test.tsx',
  '**/src/app/{routes,failing-fetches}.test.tsx',
  '**/mock-server/src/recording/journal-secrets.test.ts',
  '**/mock-server/src/seeding/scenarios/scenarios.test.ts',
  '**/mock-server/src/faults/commit-faults.test.ts',
  '**/mock-server/src/markets/status.test.ts',
  '**/contracts/record/record-cut-off.test.ts',
];

/** Whether a test file, by its path from the root, is one that only `npm test` runs. */
export const isOfWholeProgram = (file: string): boolean =>
  wholePrograms.some((pattern) => matchesGlob(file, pattern));

/** What this run leaves out. */
export const leftOut: readonly string[] = process.env.MATKA_QUICK === '1' ? wholePrograms : [];
