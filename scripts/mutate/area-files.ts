import { globSync } from 'node:fs';
import { repoRoot } from '../lib/paths.ts';
import type { Area } from './area.ts';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const filesOf = (patterns: readonly string[]): string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: repoRoot }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

/** Files that an area changes, from the repository's root, in order. */
export const sourcesOf = ({ sources, excluded = {} }: Area): string[] =>
  filesOf(sources)
    .filter((file) => !isTest(file) && !Object.hasOwn(excluded, file))
    .sort();

/** Test files of an area, from the repository's root, in order. */
export const testsOf = ({ tests }: Area): string[] => filesOf(tests).filter(isTest).sort();

/** The folder of an area's sources in which a file is: the part of the pattern without wildcards. */
export function folderOf({ sources }: Area, file: string): string {
  const folders = sources.map((pattern) => pattern.replace(/\/[^/]*[*{].*$|\/[^/]*\.tsx?$/, ''));
  return folders.find((folder) => file.startsWith(`${folder}/`)) ?? file;
}
