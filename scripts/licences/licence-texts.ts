import { readdirSync, readFileSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';
import { packages } from './lock-file.ts';

const named = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;

/** Licence and notice files of an installed package; empty if it has none. */
function textOf(folder: string): string {
  const files = readdirSync(repoPath(folder)).filter((file) => named.test(file));
  return files.map((file) => readFileSync(repoPath(folder, file), 'utf8').trim()).join('\n\n');
}

/** Licence texts of a workspace's runtime dependencies, to distribute with it. Throws if one is not installed. */
export const licenceTexts = (workspace: string): string =>
  packages([workspace])
    .filter(({ shipped }) => shipped)
    .map(
      ({ folder, name, version, licence }) =>
        `${name} ${version} (${licence})\n\n${textOf(folder)}\n`,
    )
    .join(`\n${'-'.repeat(72)}\n\n`);
