import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type TsdownPlugin } from 'tsdown';
import { repoPath, repoRoot } from '../lib/paths.ts';
import { runTool } from '../lib/run-tool.ts';
import type { PackageDefinition } from './definitions.ts';

/** Writes the declarations of all sources, for `buildModules`. Throws if the compiler finds an error. */
export async function emitDeclarations(): Promise<void> {
  const code = await runTool('tsc', ['-p', 'scripts/package/tsconfig.json']);
  if (code !== 0) throw new Error('The compiler found errors in the sources of the packages.');
}

/** The declarations of a source, as the compiler wrote them. */
function declarationsOf(source: string): { code: string } {
  const path = relative(repoRoot, source).replace(/\.ts$/, '.d.ts');
  return { code: readFileSync(repoPath('.local/package/types', path), 'utf8') };
}

const modulesElsewhere = (elsewhere: PackageDefinition['elsewhere']): TsdownPlugin => ({
  name: 'modules elsewhere',
  resolveId(specifier) {
    const found = Object.entries(elsewhere).find(([end]) => specifier.endsWith(end));
    return found && { id: found[1], external: true };
  },
});

/**
 * Builds the modules of a package into `dist` of a folder: what can be imported or started at its path from the repository's
 * root, and all else in a few files of one folder, since a process takes longer to find modules than to run them. Only
 * `dependencies` may be imported. Throws for errors and warnings.
 */
export async function buildModules(
  definition: PackageDefinition,
  dependencies: readonly string[],
  folder: string,
): Promise<void> {
  const { entries, folders, excluded, command, processes, elsewhere, workspace, inlined } =
    definition;
  const importable = [
    ...Object.values(entries).map(({ source }) => source),
    ...Object.values(folders).map((one) => `${one}/**/*.ts`),
    ...['**/*.test.ts', ...excluded].map((one) => `!${one}`),
  ];
  await build({
    config: false,
    cwd: repoRoot,
    root: repoRoot,
    tsconfig: 'tsconfig.base.json',
    entry: [command, ...processes, ...importable],
    outDir: join(folder, 'dist'),
    outputOptions: { chunkFileNames: `${workspace}/src/[name].js` },
    fixedExtension: false,
    target: false,
    dts: { entry: importable, generator: { emit: (_code, source) => declarationsOf(source) } },
    deps: {
      neverBundle: true,
      alwaysBundle: [/^@matka\//, ...inlined],
      onlyImport: [...dependencies],
    },
    plugins: [modulesElsewhere(elsewhere)],
    logLevel: 'warn',
    failOnWarn: true,
    checks: { bundlerTimings: false },
  });
}
