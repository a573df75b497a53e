import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { repoPath, repoRoot } from './paths.ts';
import { type Counts, type Run, runCheck, runVitest } from './steps.ts';

const folders = ['contracts', 'fixtures', 'mock-server', 'scripts', 'web'];

/** The Markdown files of the repository: not those that packages bring along. */
function documents(): string[] {
  const ofGit = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.md'];
  const files = execFileSync('git', ofGit, { cwd: repoRoot, encoding: 'utf8' }).split('\0');
  return files.filter((file) => file !== '' && existsSync(repoPath(file)));
}

/** Tools that read the sources with all processors, by the name of their step. */
const parallelTools = {
  // Each checker of a project reads all libraries: one each takes half the time of the usual four on two processors.
  types: ['tsc', '--build', '--checkers', '1'],
  'lint and format': ['biome', 'check', '--error-on-warnings'],
  'hooks and promises': ['oxlint', '--type-aware', '--deny-warnings'],
} as const;

/** Tools that use one processor: they run side by side. */
const singleTools = {
  links: ['linkinator', ...documents(), '--config', 'linkinator.config.json'],
  unused: ['knip'],
  dependencies: ['depcruise', '--config', '.dependency-cruiser.mjs', ...folders],
} as const;

/** Types, lint, format, links of documents and the rules of dependencies. */
export async function checkSources({ step }: Run): Promise<void> {
  const check = ([name, [tool, ...args]]: [string, readonly [string, ...string[]]]) =>
    step(name, () => runCheck(tool, args));
  for (const tool of Object.entries(parallelTools)) await check(tool);
  await Promise.all(Object.entries(singleTools).map(check));
}

/** Unit and component tests of all packages; `args` go to Vitest. */
export const unitTests = (args: readonly string[] = []): Promise<Counts> => runVitest('unit', args);
