import { globSync, readFileSync } from 'node:fs';
import { repoRoot } from '../lib/paths.ts';

/** The files that the test runners collect. */
const testFiles = [
  '{contracts,fixtures,mock-server,scripts}/**/*.test.ts',
  'web/{src,contract}/**/*.test.{ts,tsx}',
  'web/*.test.ts',
  'web/vite/**/*.test.ts',
  'web/contract/**/*.test.ts',
  'web/e2e/**/*.spec.ts',
];

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const literals = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const ids = /(?<![\w.])@([A-Z]+-\d{2,})(?![\w-])/g;

/** Requirement ids in a text that carries them as tags (`@LOGIN-04`), without the `@`. */
export const idsInText = (text: string): string[] =>
  [...text.matchAll(ids)].map((match) => match[1] ?? '');

/** Requirement ids inside the string literals of a source text; comments do not count. */
export function idsInSource(source: string): string[] {
  const found = [...source.replace(comments, '').matchAll(literals)].flatMap(([literal]) =>
    idsInText(literal),
  );
  return [...new Set(found)];
}

/** Every id that a test file names, with the file. A name alone proves nothing: see `proof.ts`. */
export function namedIds(): { id: string; file: string }[] {
  return testFiles
    .flatMap((pattern) =>
      globSync(pattern, {
        cwd: repoRoot,
        exclude: (name) => String(name).includes('node_modules'),
      }),
    )
    .sort()
    .flatMap((file) =>
      idsInSource(readFileSync(`${repoRoot}/${file}`, 'utf8')).map((id) => ({ id, file })),
    );
}
