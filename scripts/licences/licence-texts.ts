import { readdirSync, readFileSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';
import { packages } from './lock-file.ts';

const named = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;

/** What the author of an installed package wants to be told with it; empty when it says no more than the name. */
function textOf(folder: string): string {
  const files = readdirSync(repoPath(folder)).filter((file) => named.test(file));
  return files.map((file) => readFileSync(repoPath(folder, file), 'utf8').trim()).join('\n\n');
}

/** The licences of what a workspace needs when it runs, to be handed on with it. Throws when a package is not installed. */
export const licenceTexts = (workspace: string): string =>
  packages([workspace])
    .filter(({ shipped }) => shipped)
    .map(
      ({ folder, name, version, licence }) =>
        `${name} ${version} (${licence})\n\n${textOf(folder)}\n`,
    )
    .join(`\n${'-'.repeat(72)}\n\n`);
