import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { repoPath } from '../lib/paths.ts';
import type { Import } from './imports.ts';

/** The packages that one package.json declares. */
export interface Manifest {
  dependencies: ReadonlySet<string>;
  devDependencies: ReadonlySet<string>;
}

/** Reads the package.json of a folder of the repository. */
export function readManifest(folder: string): Manifest {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(repoPath(folder, 'package.json'), 'utf8'),
  );
  return {
    dependencies: new Set(Object.keys(dependencies)),
    devDependencies: new Set(Object.keys(devDependencies)),
  };
}

const workspace = /^(contracts|fixtures|mock-server|scripts|web)\//;
/** What users install: it must not need development dependencies. */
const shipped = /^(contracts\/api|fixtures|mock-server\/(src|client)|web\/src)\/|create-mock\.ts$/;
const test = /\.test\.tsx?$|^web\/src\/testing\//;
/** Test set-up and the test runner belong to the repository, not to a package. */
const shared = /^(scripts\/testing\/|vitest(\/|$))/;

const packageOf = (target: string): string => {
  const [scope = '', name = ''] = target.split('/');
  const own = workspace.exec(target)?.[1];
  if (own) return `@matka/${own}`;
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
};

/** Describes an import of a package that the importing package does not declare; undefined when it does. */
export function undeclared(
  { from, to, typeOnly }: Import,
  manifests: Readonly<Record<string, Manifest>>,
): string | undefined {
  const [folder = ''] = from.split('/');
  const name = packageOf(to);
  if (name === `@matka/${folder}` || isBuiltin(to) || shared.test(to)) return undefined;
  const manifest = manifests[folder];
  if (!manifest || manifest.dependencies.has(name)) return undefined;
  const needsRuntime = shipped.test(from) && !test.test(from) && !typeOnly;
  if (!needsRuntime && manifest.devDependencies.has(name)) return undefined;
  return `${folder}/package.json does not declare ${name}, which ${from} imports`;
}
