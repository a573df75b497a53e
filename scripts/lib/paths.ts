import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repoRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Absolute path of a file or folder of the repository, from the parts of its relative path. */
export const repoPath = (...parts: string[]): string => join(repoRoot, ...parts);
