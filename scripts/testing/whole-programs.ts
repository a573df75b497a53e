/**
 * Tests of whole programs, and of every screen under many broken responses. They take most of the time of the unit and
 * component tests: `npm test` runs them, `npm run check` does not.
 */
const wholePrograms = [
  '**/mock-server/test/**',
  '**/mock-server/src/main.test.ts',
  '**/scripts/orphans.test.ts',
  '**/scripts/simulate/work/repeatable.test.ts',
  '**/scripts/static-site/parity/**',
  '**/src/testing/*.test.tsx',
  '**/src/submissions/real-host.test.tsx',
  '**/src/features/bids/every-screen.test.tsx',
];

/** What this run leaves out. */
export const leftOut: readonly string[] = process.env.MATKA_QUICK === '1' ? wholePrograms : [];
