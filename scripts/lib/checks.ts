import { type Counts, type Run, runCheck, runVitest } from './steps.ts';

const folders = ['contracts', 'fixtures', 'mock-server', 'scripts', 'web'];

/** Tools that read the sources with all processors, by the name of their step. */
const parallelTools = {
  // Each checker of a project reads all libraries: one each takes half the time of the usual four on two processors.
  types: ['tsc', '--build', '--checkers', '1'],
  'lint and format': ['biome', 'check', '--error-on-warnings'],
  'hooks and promises': ['oxlint', '--type-aware', '--deny-warnings'],
} as const;

/** Tools that use one processor run side by side. */
const singleTools = {
  unused: ['knip'],
  dependencies: ['depcruise', '--config', '.dependency-cruiser.mjs', ...folders],
} as const;

/** Types, lint, format and the rules of dependencies. */
export async function checkSources({ step }: Run): Promise<void> {
  const check = ([name, [tool, ...args]]: [string, readonly [string, ...string[]]]) =>
    step(name, () => runCheck(tool, args));
  for (const tool of Object.entries(parallelTools)) await check(tool);
  await Promise.all(Object.entries(singleTools).map(check));
}

/** Unit and component tests of all packages; `args` go to Vitest. */
export const unitTests = (args: readonly string[] = []): Promise<Counts> => runVitest('unit', args);
