import { posix } from 'node:path';

/** Paths of modules in other packages, by the path of their source: `mock-server/create-mock.ts`. */
export type Elsewhere = Readonly<Record<string, string>>;

const workspaceImport = /(['"])@matka\/([\w-]+)\/([\w./-]+)\1/g;
const sourceFile = /(['"])([\w./-]+)\.ts\1/g;

const relativeTo = (file: string, target: string): string => {
  const path = posix.relative(posix.dirname(file), target);
  return path.startsWith('.') ? path : `./${path}`;
};

/**
 * Rewrites what a compiled module names: workspace imports become relative paths, sources become compiled files,
 * modules of other packages become imports of them. `file` is the path of the module from the top of `dist`.
 */
export function rewriteSpecifiers(file: string, text: string, elsewhere: Elsewhere): string {
  const inRepository = (path: string) => posix.join(posix.dirname(file), path);
  const otherPackage = (path: string) => elsewhere[path.replace(/(\.js|\.ts)?$/, '.ts')];
  return text
    .replace(workspaceImport, (_, quote: string, workspace: string, path: string) => {
      const target = `${workspace}/${path}`;
      const named = otherPackage(target) ?? `${relativeTo(file, target)}.js`;
      return `${quote}${named}${quote}`;
    })
    .replace(sourceFile, '$1$2.js$1')
    .replace(/(['"])(\.\.?\/[\w./-]+\.js)\1/g, (all, quote: string, path: string) => {
      const named = otherPackage(inRepository(path));
      return named === undefined ? all : `${quote}${named}${quote}`;
    });
}

const importing = /(?:\bfrom\s*|\bimport\s*\(\s*|\brequire\s*\(\s*|^import\s*)(['"])([^'"]+)\1/gm;

export const specifiersOf = (text: string): string[] =>
  [...text.matchAll(importing)].map(([, , specifier = '']) => specifier);

/** Names of sources and workspaces that a rewritten module still has outside of its comments. */
export function leftovers(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
  return [...code.matchAll(/['"`][^'"`\s]*(?:@matka\/|\.ts(?=['"`]))[^'"`\s]*['"`]/g)].map(
    ([found]) => found,
  );
}
