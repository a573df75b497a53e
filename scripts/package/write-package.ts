import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoPath } from '../lib/paths.ts';
import { buildModules } from './build-modules.ts';
import type { Entry, PackageDefinition } from './definitions.ts';

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const compiled = (source: string): string => `./dist/${source.replace(/\.ts$/, '.js')}`;

/** The command in plain old JavaScript, which prints one line where Node is too old for the rest. */
const commandText = (main: string): string => `#!/usr/bin/env node
'use strict';
try {
  require('./node-version.cjs');
  if (process.argv[2] === '--version') console.log(require('./package.json').version);
  else import('${main}');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
`;

/** An entry looks for the package that has to be installed beside this one before it is loaded. */
const needText = (entry: string, peer: string): string => `try {
  require.resolve('${peer}');
} catch {
  throw new Error('${entry} needs the package ${peer}: npm install --save-dev ${peer}');
}
`;

/**
 * Files at the top that pass on a module after a check of the version of Node, for `import` and for `require`, each
 * with its types. `import` stays within ES modules: a test runner may load modules itself, and then `require` would
 * load its package a second time. `require` uses Node's own, which loads ES modules, also where a test runner has
 * another.
 */
function entryTexts(packageName: string, name: string, { names, peer, source }: Entry): string[][] {
  const target = compiled(source);
  const asImport = "{ 'resolution-mode': 'import' }";
  const types = names.map(
    (one) =>
      `export declare const ${one}: typeof import('${target}', { with: ${asImport} }).${one};\n`,
  );
  return [
    [`${name}.js`, `import './node-version.cjs';\n\nexport * from '${target}';\n`],
    [`${name}.d.ts`, `export * from '${target}';\n`],
    [
      `${name}.cjs`,
      `'use strict';
require('./node-version.cjs');
${peer ? needText(`${packageName}/${name}`, peer) : ''}const { createRequire } = process.getBuiltinModule('node:module');
module.exports = createRequire(__filename)('${target}');
`,
    ],
    [`${name}.d.cts`, `export type * from '${target}' with ${asImport};\n${types.join('')}`],
  ];
}

/** The package.json of a package, with the dependencies of its workspace. */
function manifestOf(definition: PackageDefinition) {
  const { name, description, keywords, workspace, entries, folders, documents, types } = definition;
  const { version, dependencies, devDependencies }: Manifest = JSON.parse(
    readFileSync(repoPath(workspace, 'package.json'), 'utf8'),
  );
  const external = Object.keys(dependencies).filter((one) => !one.startsWith('@matka/'));
  const files = Object.keys(entries);
  const peers = Object.keys(definition.peers);
  const repository = process.env.GITHUB_REPOSITORY;
  return {
    name,
    version,
    description,
    keywords,
    license: 'MIT',
    type: 'module',
    // For better-sqlite3, and for `require` of ES modules.
    engines: { node: '>=22.18' },
    bin: { [name]: './command.cjs' },
    exports: Object.fromEntries([
      ...files.map((file) => [
        file === 'index' ? '.' : `./${file}`,
        { require: `./${file}.cjs`, default: `./${file}.js` },
      ]),
      ...Object.entries(folders).map(([one, path]) => [`./${one}/*`, `./dist/${path}/*.js`]),
      ...['package.json', ...Object.keys(documents)].map((file) => [`./${file}`, `./${file}`]),
    ]),
    dependencies: Object.fromEntries(
      [...external, ...types].map((one) => [one, dependencies[one] ?? devDependencies[one]]),
    ),
    bundleDependencies: definition.bundled,
    peerDependencies: definition.peers,
    peerDependenciesMeta: Object.fromEntries(peers.map((one) => [one, { optional: true }])),
    // Provenance is checked against the repository that a release is built in.
    ...(repository && {
      repository: { type: 'git', url: `git+https://github.com/${repository}.git` },
    }),
  };
}

/**
 * Copies an installed package into one that bundles it, without the sources of its native part and their build files:
 * `npm ci` would call node-gyp, and with it Python, for them.
 */
function copyBundled(name: string, folder: string): void {
  const from = repoPath('node_modules', name);
  const to = join(folder, 'node_modules', name);
  for (const part of ['lib', 'prebuilds', 'LICENSE', 'README.md'])
    cpSync(join(from, part), join(to, part), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const { scripts, dependencies, devDependencies, ...rest } = manifest;
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(rest, null, 2)}\n`);
}

/** Writes a package into an empty folder: its modules, the files that they read, its entries and its command. */
export async function writePackage(definition: PackageDefinition, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  const copy = (from: string, to: string) =>
    cpSync(repoPath(from), join(folder, to), { recursive: true });
  const { name, assets, documents, entries, command, workspace, bundled, inlined, peers } =
    definition;
  const manifest = manifestOf(definition);
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  const imported = [...Object.keys(manifest.dependencies), ...Object.keys(peers)];
  await buildModules(definition, imported, folder);
  for (const [path, source] of Object.entries(assets)) copy(source, `dist/${path}`);
  for (const [file, source] of Object.entries(documents)) copy(source, file);
  copy('scripts/package/node-version.cjs', 'node-version.cjs');
  copy(`${workspace}/package/README.md`, 'README.md');
  copy(`${workspace}/package/skills`, 'skills');
  copy('LICENSE', 'LICENSE');
  write('command.cjs', commandText(compiled(command)));
  for (const [file, entry] of Object.entries(entries))
    for (const [path = '', text = ''] of entryTexts(name, file, entry)) write(path, text);
  for (const one of bundled) copyBundled(one, folder);
  for (const one of inlined) copy(`node_modules/${one}/license`, `dist/${one}.LICENSE`);
}
