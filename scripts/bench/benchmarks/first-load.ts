import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { repoRoot } from '../../lib/paths.ts';
import type { Benchmark } from '../benchmark.ts';
import { productionBuild } from '../browser/production-build.ts';
import { spread } from '../statistics.ts';

const first = {
  '/login': 'src/features/sign-in/login-screen.tsx',
  '/home': 'src/features/home/home-screen.tsx',
} as const;

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/** Owner of a module: its package, or its folder within the app. */
function ownerOf(id: string): string {
  const inPackage = id.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/);
  if (inPackage?.[1]) return inPackage[1];
  const path = relative(repoRoot, id.replace(/^\0/, '').replace(/\?.*/, ''));
  return path.startsWith('web/src/') ? path.split('/').slice(0, -1).join('/') : 'build tools';
}

/** Bytes per owner of everything that a source and the entry import statically. */
function holdings(chunks: Rolldown.OutputChunk[], source: string): Map<string, number> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const starts = chunks.filter(
    ({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith(`/web/${source}`),
  );
  const seen = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  for (const chunk of starts) visit(chunk);
  const held = new Map<string, number>();
  for (const { modules } of seen) {
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const owner = ownerOf(id);
      held.set(owner, (held.get(owner) ?? 0) + renderedLength);
    }
  }
  return held;
}

/** Content of a route's first load by owner, before minification. */
export const firstLoad: Benchmark = {
  name: 'first-load',
  run: async () => {
    const chunks = (await productionBuild()).output.filter(isChunk);
    return Object.entries(first).flatMap(([path, source]) =>
      [...holdings(chunks, source)]
        .filter(([, bytes]) => bytes > 0)
        .sort(([, a], [, b]) => b - a)
        .map(([owner, bytes]) => ({
          what: `${path} contains ${owner}`,
          unit: 'kB bundled',
          value: spread([bytes / 1024]),
        })),
    );
  },
};
