import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { repoPath } from '../lib/paths.ts';
import { copyBundled } from './bundled.ts';
import { type Entry, type PackageDefinition, sourcesOf } from './definitions.ts';
import { emitted } from './emit.ts';
import { fileOf, packageManifest } from './manifest.ts';
import { collectModules } from './modules.ts';

const compiled = (source: string): string => posix.join('dist', source.replace(/\.ts$/, '.js'));

/** The command in plain old JavaScript, which says in one line if the Node is too old for the rest. */
const commandText = (main: string): string => `#!/usr/bin/env node
'use strict';
try {
  require('./node-version.cjs');
  if (process.argv[2] === '--version') console.log(require('./package.json').version);
  else import('./${main}');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
`;

/** What has to be installed beside the package for an entry, looked for before the entry is loaded. */
const needText = (entry: string, peer: string): string => `try {
  require.resolve('${peer}');
} catch {
  throw new Error('${entry} needs the package ${peer}: npm install --save-dev ${peer}');
}
`;

/**
 * Files at the top that pass on a module after a look at the version of Node, for `import` and for `require`, each with
 * its types. `require` takes Node's own, which loads ES modules, also where a test runner has another. An entry that
 * needs another package goes through `require` for both: its imports would be looked for before its first line runs.
 */
function entryTexts(
  packageName: string,
  { name, names, peer, source }: Entry,
): Readonly<Record<string, string>> {
  const file = fileOf(name);
  const target = `./${compiled(source)}`;
  const asImport = "{ 'resolution-mode': 'import' }";
  const byRequire = `import { createRequire } from 'node:module';

export const { ${names.join(', ')} } = createRequire(import.meta.url)('./${file}.cjs');
`;
  return {
    [`${file}.js`]: peer
      ? byRequire
      : `import './node-version.cjs';\n\nexport * from '${target}';\n`,
    [`${file}.d.ts`]: `export * from '${target}';\n`,
    [`${file}.cjs`]: `'use strict';
require('./node-version.cjs');
${peer ? needText(`${packageName}/${file}`, peer) : ''}const { createRequire } = process.getBuiltinModule('node:module');
module.exports = createRequire(__filename)('${target}');
`,
    [`${file}.d.cts`]: [
      `export type * from '${target}' with ${asImport};\n`,
      ...names.map(
        (one) =>
          `export declare const ${one}: typeof import('${target}', { with: ${asImport} }).${one};\n`,
      ),
    ].join(''),
  };
}

/** Writes a package into an empty folder: its modules, the files that they read, its entries and its command. */
export function writePackage(definition: PackageDefinition, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const { assets, documents, entries, command, workspace, bundled } = definition;
  const isAsset = (source: string) => assets.some((asset) => source.startsWith(`${asset}/`));
  const modules = collectModules(emitted, sourcesOf(definition), definition.elsewhere, assets);
  for (const [path, text] of modules) write(posix.join('dist', path), text);
  for (const asset of assets)
    cpSync(repoPath(asset), join(folder, 'dist', asset), { recursive: true });
  for (const [name, source] of Object.entries(documents).filter(([, one]) => !isAsset(one)))
    write(name, readFileSync(repoPath(source), 'utf8'));
  for (const entry of entries)
    for (const [path, text] of Object.entries(entryTexts(definition.name, entry)))
      write(path, text);
  write('command.cjs', commandText(compiled(command)));
  write('node-version.cjs', readFileSync(repoPath('scripts/package/node-version.cjs'), 'utf8'));
  write('README.md', readFileSync(repoPath(workspace, 'package/README.md'), 'utf8'));
  write('LICENSE', readFileSync(repoPath('LICENSE'), 'utf8'));
  write('package.json', `${JSON.stringify(packageManifest(definition, modules), null, 2)}\n`);
  for (const name of bundled) copyBundled(name, folder);
}
