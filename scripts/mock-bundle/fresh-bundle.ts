import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repoPath } from '../lib/paths.ts';

/** A file that a bundle was made of, as it was before it was read. */
export interface Input {
  /** Relative to the repository. */
  path: string;
  size: number;
  /** Of its last change, in ms since 1970. */
  mtimeMs: number;
}

/** What `newest.json` holds: the folder of the newest bundle, beside that file, and its inputs. */
export interface BundleRecord {
  folder: string;
  inputs: readonly Input[];
}

/** Where the bundles of the mock are: `newest.json`, and a folder for each. */
export const bundlesFolder = repoPath('.local/mock-bundle');
/** The mock's program, which a bundle replaces. */
export const mockProgram = repoPath('mock-server/src/main.ts');

/** A file of the repository as it is now, by its relative path. Throws an error if it is missing. */
export function inputAt(path: string): Input {
  const { size, mtimeMs } = statSync(repoPath(path));
  return { path, size, mtimeMs };
}

function isUnchanged({ path, size, mtimeMs }: Input): boolean {
  const now = inputAt(path);
  return now.size === size && now.mtimeMs === mtimeMs;
}

/**
 * The bundled program of the mock: its modules in few files, which Node loads in half the time. Undefined if there is
 * none, or if one of the files that it was made of has changed since.
 */
export function freshBundle(): string | undefined {
  try {
    const text = readFileSync(join(bundlesFolder, 'newest.json'), 'utf8');
    const { folder, inputs }: BundleRecord = JSON.parse(text);
    const program = join(bundlesFolder, folder, 'main.js');
    return statSync(program).isFile() && inputs.every(isUnchanged) ? program : undefined;
  } catch {
    return undefined;
  }
}
