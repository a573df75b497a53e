import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { repoRoot } from '../lib/paths.ts';
import {
  type BundleRecord,
  bundlesFolder,
  type Input,
  inputAt,
  mockProgram,
} from './fresh-bundle.ts';

/** Bundles that stay: a mock that runs may still load a part of an older one. */
const kept = 10;

/** Files that decide how modules are resolved and bundled, besides the modules themselves. */
const settings = [
  'node_modules/.package-lock.json',
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'],
  ...['contracts/package.json', 'fixtures/package.json', 'mock-server/package.json'],
  'scripts/mock-bundle/write-bundle.ts',
];

/**
 * Shorter, as V8 holds the source as long as the mock runs. Lines stay, and the names of functions and classes, which a
 * stack trace shows.
 */
const minify = {
  compress: { keepNames: { function: true, class: true } },
  mangle: { keepNames: true },
  codegen: false,
} as const;

/** A path with slashes from the repository, also on Windows. */
const inRepository = (file: string): string => relative(repoRoot, file).split(sep).join('/');
const isOfPackage = (file: string): boolean => inRepository(file).includes('node_modules/');

/** Whether an import stays one: that of a package by a module of ours. Fastify goes in: each start loads its 200 files. */
const isOutside = (id: string, importer = ''): boolean =>
  !/^(?:[./]|[A-Za-z]:|@matka\/|fastify$)/.test(id) && !isOfPackage(importer);

/** Remembers each module of ours as it was before it was read, so that a later change is seen. */
function rememberInputs(inputs: Map<string, Input>): Plugin {
  return {
    name: 'remember-inputs',
    load(id) {
      if (id.startsWith(repoRoot) && !isOfPackage(id)) inputs.set(id, inputAt(inRepository(id)));
    },
  };
}

/** Lets each module keep its own place: files are found relative to it. `folder` is that of a bundle. */
function keepPlaces(folder: string): Plugin {
  return {
    name: 'keep-places',
    transform(code, id) {
      const url = (path: string): string =>
        `new URL(${JSON.stringify(relative(folder, path).split(sep).join('/'))}, import.meta.url)`;
      const path = (place: string): string =>
        `process.getBuiltinModule('node:url').fileURLToPath(${url(place)})`;
      const places: Record<string, string> = {
        url: `${url(id)}.href`,
        filename: path(id),
        dirname: path(dirname(id)),
      };
      if (!code.includes('import.meta.')) return;
      return {
        code: code.replaceAll(
          /\bimport\.meta\.(url|filename|dirname)\b/g,
          (found, name) => places[name] ?? found,
        ),
        map: null,
      };
    },
  };
}

/** Removes all bundles but the newest. */
function removeOld(): void {
  const folders = readdirSync(bundlesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, since: statSync(join(bundlesFolder, name)).mtimeMs }))
    .sort((a, b) => b.since - a.since);
  for (const { name } of folders.slice(kept))
    rmSync(join(bundlesFolder, name), { recursive: true, force: true });
}

/** Writes a file or folder aside, then puts it in place, so that no other process sees a part of it. */
function putInPlace(place: string, write: (aside: string) => void): void {
  const aside = `${place}.${process.pid}`;
  write(aside);
  try {
    renameSync(aside, place);
  } catch (error) {
    rmSync(aside, { recursive: true });
    // Another process was faster; what it wrote is the same.
    if (!existsSync(place)) throw error;
  }
}

/**
 * Bundles the mock's program and makes it the one that `npm run mock` starts until one of its files changes. Throws
 * the bundler's error, or that of a folder that cannot be written.
 */
export async function writeBundle(): Promise<void> {
  const inputs = new Map<string, Input>();
  const others = settings.map(inputAt);
  const build = await rolldown({
    input: mockProgram,
    platform: 'node',
    external: isOutside,
    plugins: [rememberInputs(inputs), keepPlaces(join(bundlesFolder, 'any'))],
  });
  const { output } = await build.generate({
    format: 'esm',
    comments: false,
    minify,
    entryFileNames: 'main.js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  const files = output.map((file) => ({
    name: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
  }));
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  const record: BundleRecord = { folder: hash, inputs: [...others, ...inputs.values()] };
  mkdirSync(bundlesFolder, { recursive: true });
  const folder = join(bundlesFolder, hash);
  if (!existsSync(folder))
    putInPlace(folder, (aside) => {
      mkdirSync(aside);
      for (const { name, content } of files) writeFileSync(join(aside, name), content);
    });
  putInPlace(join(bundlesFolder, 'newest.json'), (aside) =>
    writeFileSync(aside, JSON.stringify(record)),
  );
  removeOld();
}
