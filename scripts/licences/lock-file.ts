import { readFileSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';

interface LockEntry {
  version?: string;
  license?: string;
  link?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

export interface Package {
  folder: string;
  name: string;
  version: string;
  /** SPDX expression from its package.json; empty if absent. */
  licence: string;
  /** It is distributed: part of the web's bundle, the mock or the contract kit. */
  shipped: boolean;
}

type Lock = Readonly<Record<string, LockEntry>>;

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13);

/** Folder where a package finds one of its dependencies: in itself or in a folder above. */
function folderOf(lock: Lock, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const folder = `${at}${at && '/'}node_modules/${name}`;
    if (lock[folder]) return folder;
    if (at === '') return undefined;
  }
}

function dependenciesOf(lock: Lock, folders: readonly string[]): Set<string> {
  const needed = new Set(folders);
  for (const folder of needed) {
    const { dependencies, optionalDependencies, peerDependencies } = lock[folder] ?? {};
    const names = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(names)) {
      const found = folderOf(lock, folder, name);
      if (found) needed.add(found);
    }
  }
  return needed;
}

/** Workspaces that are distributed, bundled or as sources. */
export const distributed = ['web', 'mock-server', 'contracts', 'fixtures'];

/** All packages of the lock file; `shipped` are the runtime dependencies of the given workspaces. */
export function packages(workspaces: readonly string[] = distributed): Package[] {
  const text = readFileSync(repoPath('package-lock.json'), 'utf8');
  const lock: Lock = JSON.parse(text).packages;
  const shipped = dependenciesOf(lock, workspaces);
  return Object.entries(lock)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, { version = '', license = '' }]) => ({
      folder,
      name: nameOf(folder),
      version,
      licence: license,
      shipped: shipped.has(folder),
    }));
}
