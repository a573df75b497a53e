import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}

/** A Vite build on disk, with its manifest. */
export interface Build {
  folder: string;
  chunks: Record<string, Chunk>;
}

/** Total bytes of files that are compressed one by one, as a server sends them. */
export interface Weight {
  files: string[];
  brotli: number;
  gzip: number;
}

/** Reads the manifest of a build folder. */
export const readBuild = (folder: string): Build => ({
  folder,
  chunks: JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')),
});

/** Keys of chunks and of all their static imports. */
function closure({ chunks }: Build, keys: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The build has no chunk ${key}.`);
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return seen;
}

/** What the files of a kind weigh. */
export function weigh({ folder }: Build, all: readonly string[], kind: 'js' | 'css'): Weight {
  const files = all.filter((file) => file.endsWith(`.${kind}`));
  const bytes = files.map((file) => readFileSync(join(folder, file)));
  const sum = (compress: (data: Buffer) => Buffer) =>
    bytes.reduce((total, data) => total + compress(data).length, 0);
  return {
    files,
    brotli: sum((data) => brotliCompressSync(data)),
    gzip: sum((data) => gzipSync(data)),
  };
}

const entryOf = ({ chunks }: Build): string => {
  const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry);
  if (!entry) throw new Error('The build has no entry.');
  return entry;
};

const filesOf = (build: Build, keys: Iterable<string>): string[] => [
  ...new Set([...keys].flatMap((key) => build.chunks[key]?.file ?? [])),
];

/** The code that the entry loads at once. */
export const firstLoad = (build: Build): Weight =>
  weigh(build, filesOf(build, closure(build, [entryOf(build)])), 'js');

/** Files that a lazy source adds once the `already` sources are loaded. */
export function added(build: Build, source: string, already: string[]): Weight {
  const have = new Set(filesOf(build, closure(build, [entryOf(build), ...already])));
  const want = filesOf(build, closure(build, [source]));
  const more = want.filter((file) => !have.has(file));
  return weigh(build, more, 'js');
}

/**
 * Files of a build that an edit of a source renames: its own, those that name it, because their name follows from what
 * they contain, and those that name these.
 */
export function renamedWith({ folder, chunks }: Build, source: string): Set<string> {
  const codes = Object.values(chunks).filter(({ file }) => file.endsWith('.js'));
  const texts = new Map(codes.map(({ file }) => [file, readFileSync(join(folder, file), 'utf8')]));
  const renamed = new Set([chunks[source]?.file ?? '']);
  for (const file of renamed) {
    for (const [other, text] of texts) if (text.includes(basename(file))) renamed.add(other);
  }
  return renamed;
}
