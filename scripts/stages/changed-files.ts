import { execFileSync } from 'node:child_process';
import { allImports, type Import } from '../dependency-rules/imports.ts';
import { repoRoot } from '../lib/paths.ts';
import { isOfWholeProgram } from '../testing/whole-programs.ts';
import { exactness, type Loaded, readLoaded } from './loaded-files.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** Files that differ from the last commit: new ones included, and those that are gone. */
export const readChanges = (): string[] => [
  ...git('diff', '--name-only', '--no-renames', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const unitTest = /^(?!.*\/contract\/).*\.test\.tsx?$/;

/** Tests that read files instead of importing them: they judge names, documents, layers and packages. */
const readers = [
  'scripts/dependency-rules/dependency-rules.test.ts',
  'scripts/documents/documents.test.ts',
  'scripts/vocabulary/vocabulary.test.ts',
];

interface Known {
  /** Of all source files. */
  imports?: readonly Import[];
  /** What each test file loaded in its last run. */
  loaded?: ReadonlyMap<string, Loaded>;
  /** Whether such a record names all that the test depends on now. */
  isExact?: (loaded: Loaded) => boolean;
}

/**
 * The unit tests that depend on one of these files, and those that read all files. A test depends on what it loaded in
 * its last run, and, unless the record of that run is exact, on what it imports, directly or through others: the app
 * imports every screen, and a test of one screen loads few. Tests of whole programs only if they changed themselves:
 * they load nearly everything.
 */
export function testsThatReach(files: readonly string[], known: Known = {}): string[] {
  if (files.length === 0) return [];
  const imports = (known.imports ?? allImports()).filter(({ typeOnly }) => !typeOnly);
  const { loaded = readLoaded(), isExact = exactness(imports) } = known;
  const importers = Map.groupBy(imports, ({ to }) => to);
  const reached = new Set(files);
  for (const file of reached) {
    for (const { from } of importers.get(file) ?? []) reached.add(from);
  }
  const dependsOn = (test: string): boolean => {
    const last = loaded.get(test);
    if (files.includes(test) || files.some((file) => last?.files.has(file))) return true;
    return reached.has(test) && (last === undefined || !isExact(last));
  };
  const tests = [...reached, ...loaded.keys()].filter(
    (file) =>
      unitTest.test(file) && (files.includes(file) || !isOfWholeProgram(file)) && dependsOn(file),
  );
  return [...new Set([...tests, ...readers])].sort();
}
