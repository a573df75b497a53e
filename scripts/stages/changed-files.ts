import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { allImports, type Import } from '../dependency-rules/imports.ts';
import { repoPath, repoRoot } from '../lib/paths.ts';
import { isOfWholeProgram } from '../testing/whole-programs.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** Files that differ from the last commit, new ones included, that still exist. */
export const readChanges = (): string[] =>
  [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => existsSync(repoPath(file)));

const unitTest = /^(?!.*\/contract\/).*\.test\.tsx?$/;

/** Tests that read files instead of importing them: they judge names, documents, layers and packages. */
const readers = [
  'scripts/dependency-rules/dependency-rules.test.ts',
  'scripts/documents/documents.test.ts',
  'scripts/vocabulary/vocabulary.test.ts',
];

/**
 * The unit tests that import one of these files, directly or through others, and those that read all files. Tests of
 * whole programs only if they changed themselves: they import nearly everything.
 */
export function testsThatReach(
  files: readonly string[],
  imports: readonly Import[] = allImports(),
): string[] {
  const importers = Map.groupBy(
    imports.filter(({ typeOnly }) => !typeOnly),
    ({ to }) => to,
  );
  const reached = new Set(files);
  for (const file of reached) {
    for (const { from } of importers.get(file) ?? []) reached.add(from);
  }
  if (files.length === 0) return [];
  const tests = [...reached].filter(
    (file) => unitTest.test(file) && (files.includes(file) || !isOfWholeProgram(file)),
  );
  return [...new Set([...tests, ...readers])].sort();
}
