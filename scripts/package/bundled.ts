import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoPath } from '../lib/paths.ts';

const parts = ['lib', 'prebuilds', 'LICENSE', 'README.md'];
/** Fields of its package.json that say what it is and how it is loaded. */
const fields = ['name', 'version', 'description', 'license', 'author', 'repository', 'homepage'];

/**
 * Copies an installed package into a package that bundles it, without the sources of its native part. Its prebuilt
 * files serve every platform; `npm ci` would call node-gyp, and with it Python, for the sake of the sources.
 */
export function copyBundled(name: string, folder: string): void {
  const from = repoPath('node_modules', name);
  const to = join(folder, 'node_modules', name);
  for (const part of parts) cpSync(join(from, part), join(to, part), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const taken = Object.fromEntries(
    [...fields, 'main', 'exports', 'engines', 'gypfile'].map((field) => [field, manifest[field]]),
  );
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(taken, null, 2)}\n`);
}
