import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { type Elsewhere, leftovers, rewriteSpecifiers, specifiersOf } from './specifiers.ts';

/** Compiled modules of a package: path from the top of `dist` to rewritten text. */
export type Modules = ReadonlyMap<string, string>;

const compiled = (source: string): string => source.replace(/\.ts$/, '.js');
const declarations = (path: string): string => path.replace(/\.js$/, '.d.ts');

/**
 * The modules and declarations that the roots reach, rewritten for the package, without its assets. Throws for an import that leads
 * nowhere, and where the name of a source or a workspace is left.
 */
export function collectModules(
  folder: string,
  roots: readonly string[],
  elsewhere: Elsewhere,
  assets: readonly string[],
): Modules {
  const found = new Map<string, string>();
  const exists = (path: string) => existsSync(join(folder, path));
  const visit = (path: string): void => {
    if (found.has(path)) return;
    const text = rewriteSpecifiers(path, readFileSync(join(folder, path), 'utf8'), elsewhere);
    found.set(path, text);
    const left = leftovers(text);
    if (left.length > 0) throw new Error(`${path} still names ${left.join(', ')}.`);
    for (const specifier of specifiersOf(text).filter((one) => /^\.\.?\//.test(one))) {
      const target = posix.join(posix.dirname(path), specifier);
      if (assets.includes(target)) continue;
      // Declarations need those of what they name, and none of its code.
      const files = path.endsWith('.d.ts')
        ? [declarations(target)]
        : [target, declarations(target)];
      if (!files.some(exists)) throw new Error(`${path} imports ${specifier}: no such module.`);
      for (const file of files.filter(exists)) visit(file);
    }
  };
  for (const root of roots.map(compiled)) {
    visit(root);
    visit(declarations(root));
  }
  return found;
}

export function importedPackages(modules: Modules): string[] {
  const names = [...modules.values()]
    .flatMap(specifiersOf)
    .filter((one) => !one.startsWith('.') && !isBuiltin(one))
    .map((one) =>
      one
        .split('/')
        .slice(0, one.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)].sort();
}
