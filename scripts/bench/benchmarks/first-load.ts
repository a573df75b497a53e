import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { repoRoot } from '../../lib/paths.ts';
import { filesOfVisit, firstVisits, type Visit } from '../../sizes/visit.ts';
import type { Benchmark } from '../benchmark.ts';
import { productionBuild } from '../browser/production-build.ts';
import { spread } from '../statistics.ts';

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/** Owner of a module: its package, or its folder within the app. */
function ownerOf(id: string): string {
  const inPackage = id.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/);
  if (inPackage?.[1]) return inPackage[1];
  const path = relative(repoRoot, id.replace(/^\0/, '').replace(/\?.*/, ''));
  return path.startsWith('web/src/') ? path.split('/').slice(0, -1).join('/') : 'build tools';
}

/** Bytes per owner in the code of a first visit. */
function holdings({ output }: Rolldown.RolldownOutput, visit: Visit): Map<string, number> {
  const page = output.find(({ fileName }) => fileName === 'index.html');
  const files = filesOfVisit(page?.type === 'asset' ? String(page.source) : '', visit);
  const chunks = output.filter(isChunk).filter(({ fileName }) => files.includes(fileName));
  const held = new Map<string, number>();
  for (const { modules } of chunks) {
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
    const built = await productionBuild();
    return Object.values(firstVisits).flatMap((visit) =>
      [...holdings(built, visit)]
        .filter(([, bytes]) => bytes > 0)
        .sort(([, a], [, b]) => b - a)
        .map(([owner, bytes]) => ({
          what: `${visit.path} contains ${owner}`,
          unit: 'kB bundled',
          value: spread([bytes / 1024]),
        })),
    );
  },
};
