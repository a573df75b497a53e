import { readFileSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';
import type { PackageDefinition } from './definitions.ts';
import { importedPackages, type Modules } from './modules.ts';

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readManifest = (...path: string[]): Manifest =>
  JSON.parse(readFileSync(repoPath(...path, 'package.json'), 'utf8'));

/** The version of a package: that of its workspace, which Changesets keeps. Throws if there is none. */
function versionOf({ workspace }: PackageDefinition): string {
  const { version } = readManifest(workspace);
  if (version === undefined) throw new Error(`${workspace}/package.json has no version.`);
  return version;
}

/** Oldest Node on which the packages run: better-sqlite3 and `require` of ES modules need it. */
const oldestNode = '22.18';

/** Types that declarations of a package name, by the package that they describe. */
const typesOf: Readonly<Record<string, string>> = { 'better-sqlite3': '@types/better-sqlite3' };

/** Exact versions of what the modules import, as the workspaces declare them. Throws for a package that none declares. */
function dependenciesOf(
  { name, peers }: PackageDefinition,
  modules: Modules,
): Record<string, string> {
  const declared: Record<string, string> = {};
  for (const workspace of ['fixtures', 'contracts', 'mock-server', 'scripts']) {
    const { dependencies, devDependencies } = readManifest(workspace);
    Object.assign(declared, dependencies, devDependencies);
  }
  const used = importedPackages(modules).filter((one) => !Object.hasOwn(peers, one));
  const all = [...used, ...used.flatMap((one) => typesOf[one] ?? [])].sort();
  return Object.fromEntries(
    all.map((one) => {
      const version = declared[one];
      if (version === undefined) throw new Error(`${name} imports ${one}, which is not declared.`);
      return [one, version];
    }),
  );
}

export const fileOf = (name: string): string => (name === '.' ? 'index' : name.slice('./'.length));

/** What can be imported: entries by condition, the modules of folders, the documents. */
function exportsOf({ entries, folders, documents, assets }: PackageDefinition): object {
  const byEntry = entries.map(({ name }) => {
    const file = `./${fileOf(name)}`;
    return [
      name,
      {
        require: { types: `${file}.d.cts`, default: `${file}.cjs` },
        default: { types: `${file}.d.ts`, default: `${file}.js` },
      },
    ] as const;
  });
  const byFolder = Object.entries(folders).map(
    ([name, folder]) =>
      [
        `./${name}/*`,
        { types: `./dist/${folder}/*.d.ts`, default: `./dist/${folder}/*.js` },
      ] as const,
  );
  const byDocument = Object.entries(documents).map(([name, source]) => {
    const isAsset = assets.some((asset) => source.startsWith(`${asset}/`));
    return [`./${name}`, isAsset ? `./dist/${source}` : `./${name}`] as const;
  });
  return Object.fromEntries([
    ...byEntry,
    ...byFolder,
    ...byDocument,
    ['./package.json', './package.json'],
  ]);
}

/**
 * The repository that a release is built in, `owner/name`: provenance is checked against it. A package that is built
 * elsewhere has none.
 */
export const repositoryOf = (repository: string | undefined): object =>
  repository
    ? {
        repository: { type: 'git', url: `git+https://github.com/${repository}.git` },
        publishConfig: { access: 'public', provenance: true },
      }
    : { publishConfig: { access: 'public' } };

export function packageManifest(definition: PackageDefinition, modules: Modules): object {
  const { name, description, keywords, bundled, peers } = definition;
  const peerNames = Object.keys(peers);
  return {
    name,
    version: versionOf(definition),
    description,
    keywords,
    license: 'MIT',
    type: 'module',
    engines: { node: `>=${oldestNode}` },
    bin: { [name]: './command.cjs' },
    main: './index.cjs',
    types: './index.d.cts',
    exports: exportsOf(definition),
    sideEffects: [
      './command.cjs',
      './node-version.cjs',
      './dist/**/command.js',
      './dist/**/main.js',
      './dist/**/*-command.js',
    ],
    dependencies: dependenciesOf(definition, modules),
    ...(bundled.length > 0 && { bundleDependencies: bundled }),
    ...(peerNames.length > 0 && {
      peerDependencies: peers,
      peerDependenciesMeta: Object.fromEntries(peerNames.map((one) => [one, { optional: true }])),
    }),
    ...repositoryOf(process.env.GITHUB_REPOSITORY),
  };
}
