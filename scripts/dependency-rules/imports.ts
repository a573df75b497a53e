import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { repoRoot } from '../lib/paths.ts';

/** One import of one source file; `to` is a path from the top folder, or a package's name. */
export interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const statement =
  /(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

const target = (from: string, specifier: string): string => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const workspace = /^@matka\/([^/]+)\/(.+)$/.exec(specifier);
  return workspace ? `${workspace[1]}/${workspace[2]}` : specifier;
};

/** The imports in a source text that stands at the path `from`. */
export function importsOf(from: string, source: string): Import[] {
  return [...source.matchAll(statement)].map(([, type, specifier, dynamic]) => ({
    from,
    to: target(from, specifier ?? dynamic ?? ''),
    typeOnly: type !== undefined,
  }));
}

const rooms = '{contracts,fixtures,mock-server,scripts,web}/**/*.{ts,tsx}';

/** Every import of every source file of the repository. */
export function allImports(): Import[] {
  return globSync(rooms, {
    cwd: repoRoot,
    exclude: (name) => /node_modules|dist/.test(String(name)),
  }).flatMap((path) => {
    const from = path.replaceAll('\\', '/');
    return importsOf(from, readFileSync(`${repoRoot}/${from}`, 'utf8'));
  });
}
