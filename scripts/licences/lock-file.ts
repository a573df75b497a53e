import { readFileSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';

/** What the lock file says of a package or workspace. */
interface LockEntry {
  version?: string;
  license?: string;
  link?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** A package of others that this repository installs, on this machine or on another kind of machine. */
export interface Package {
  /** Its folder, e.g. `node_modules/react`. */
  folder: string;
  name: string;
  version: string;
  /** As its author says it, an expression of SPDX; empty when nothing is said. */
  licence: string;
  /** Part of what is handed to others: of the web's bundle or of the mock. */
  shipped: boolean;
}

type Lock = Readonly<Record<string, LockEntry>>;

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13);

/** The folder in which a package finds one of its dependencies: its own, or that of a folder above. */
function folderOf(lock: Lock, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const folder = `${at}${at && '/'}node_modules/${name}`;
    if (lock[folder]) return folder;
    if (at === '') return undefined;
  }
}

/** Everything that some folders need when they run, themselves included. */
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

/** The workspaces that are handed to others, as a bundle or as they are. */
const distributed = ['web', 'mock-server', 'contracts', 'fixtures'];

/** Every package of the lock file, by folder; `shipped` are those that these workspaces need when they run. */
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
