import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { repoPath, repoRoot } from '../lib/paths.ts';

/** One import of one source file. */
export interface Import {
  from: string;
  /** Path from the repository's root, or the name of a package. */
  to: string;
  typeOnly: boolean;
  /** Whether it happens only when a run comes to it, instead of with the file itself. */
  dynamic?: boolean;
}

const statement =
  /^(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

const withExtension = (path: string): string =>
  ['', '.ts', '.tsx'].map((end) => `${path}${end}`).find((file) => existsSync(repoPath(file))) ??
  path;

const target = (from: string, specifier: string): string => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const workspace = /^@matka\/([^/]+)\/(.+)$/.exec(specifier);
  return workspace ? withExtension(`${workspace[1]}/${workspace[2]}`) : specifier;
};

/** The imports in a source text at the path `from`. */
export function importsOf(from: string, source: string): Import[] {
  return [...source.matchAll(statement)].map(([, type, fixed, dynamic]) => {
    const specifier = fixed ?? dynamic ?? '';
    return {
      from,
      to: target(from, specifier),
      typeOnly: type !== undefined,
      dynamic: dynamic !== undefined,
    };
  });
}

/** All TypeScript files of the packages. */
export const sourceFiles = (): string[] =>
  globSync('{contracts,fixtures,mock-server,scripts,web}/**/*.{ts,tsx}', {
    cwd: repoRoot,
    exclude: (name) => /node_modules|dist|test-results/.test(String(name)),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Every import of every source file. */
export const allImports = (): Import[] =>
  sourceFiles().flatMap((file) => importsOf(file, readFileSync(repoPath(file), 'utf8')));
