import { globSync, readFileSync } from 'node:fs';
import { repoPath, repoRoot } from '../lib/paths.ts';

/** A name and the file it is in. */
export interface Name {
  name: string;
  file: string;
}

const declaration =
  /^export (?:default )?(?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm;

/** The words of a name: `isOpenNow` and `is-open-now` are `is`, `open`, `now`. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

/** Paths of all files of the packages and documents. */
export const fileNames = (): Name[] =>
  globSync('{contracts,docs,fixtures,mock-server,scripts,web}/**/*.*', {
    cwd: repoRoot,
    exclude: (name) => /(^|\/)(node_modules|dist|test-results)$/.test(String(name)),
  }).map((path) => ({ name: path, file: path }));

/** Names exported by a source text. */
export const exportedIn = (source: string): string[] =>
  [...source.matchAll(declaration)].map(([, name = '']) => name);

/** Names exported by all sources, those of tests included. */
export const exportedNames = (): Name[] =>
  fileNames()
    .filter(({ file }) => /\.(ts|tsx|js|mjs)$/.test(file))
    .flatMap(({ file }) =>
      exportedIn(readFileSync(repoPath(file), 'utf8')).map((name) => ({ name, file })),
    );
