import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A file of the worker's list, by its path in the folder of the site. */
type ManifestEntry = { url: string; size: number; revision: string | null };

/** Adds the integrity of each built file to the worker's list, so that a browser accepts no other content for it. */
export function fileIntegrity() {
  let site = '';
  const plugin: Plugin = {
    name: 'matka-integrity',
    apply: 'build',
    configResolved({ root, build }) {
      site = resolve(root, build.outDir);
    },
  };
  const withIntegrity = async (entry: ManifestEntry) => {
    const content = await readFile(join(site, entry.url));
    const hash = createHash('sha256').update(content).digest('base64');
    return { ...entry, integrity: `sha256-${hash}` };
  };
  return {
    plugin,
    addTo: async (entries: readonly ManifestEntry[]) => ({
      manifest: await Promise.all(entries.map(withIntegrity)),
      warnings: [],
    }),
  };
}
