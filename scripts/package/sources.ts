import { globSync } from 'node:fs';
import { repoRoot } from '../lib/paths.ts';
import type { PackageDefinition } from './definitions.ts';

/** The sources that a package starts from; it takes along all that they import. */
export function sourcesOf({
  entries,
  command,
  hidden,
  folders,
  excluded,
}: PackageDefinition): string[] {
  const modules = Object.values(folders).flatMap((folder) =>
    globSync(`${folder}/**/*.ts`, { cwd: repoRoot })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !path.endsWith('.test.ts') && !path.includes('/package/')),
  );
  const named = [...entries.map(({ source }) => source), command, ...hidden];
  return [...new Set([...named, ...modules])].filter((path) => !excluded.includes(path));
}
