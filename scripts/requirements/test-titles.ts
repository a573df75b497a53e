import { globSync, readFileSync } from 'node:fs';
import { repoRoot } from '../lib/paths.ts';

/** The files that the test runners collect. */
const testFiles = [
  '{contracts,fixtures,mock-server,scripts}/**/*.test.ts',
  'web/src/**/*.test.{ts,tsx}',
  'web/*.test.ts',
  'web/vite/**/*.test.ts',
  'web/contract/**/*.test.ts',
  'web/e2e/**/*.spec.ts',
];

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const literals = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const ids = /(?<![\w.])@([A-Z]+-\d{2,})(?![\w-])/g;

/** Requirement ids (`@LOGIN-04`) inside the string literals of a source text; comments do not count. */
export function idsIn(source: string): string[] {
  const found = [...source.replace(comments, '').matchAll(literals)].flatMap(([literal]) =>
    [...literal.matchAll(ids)].map((match) => match[1] ?? ''),
  );
  return [...new Set(found)];
}

/** Every id that a test names, with the file it stands in. */
export function provenIds(): { id: string; file: string }[] {
  return testFiles
    .flatMap((pattern) =>
      globSync(pattern, {
        cwd: repoRoot,
        exclude: (name) => String(name).includes('node_modules'),
      }),
    )
    .sort()
    .flatMap((file) =>
      idsIn(readFileSync(`${repoRoot}/${file}`, 'utf8')).map((id) => ({ id, file })),
    );
}
