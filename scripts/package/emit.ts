import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { repoPath } from '../lib/paths.ts';

/** Folder of the compiled modules, with the layout of the repository. */
export const emitted = repoPath('.local/package/compiled');

/**
 * Compiles the modules and all that they import to JavaScript with declarations. Throws the compiler's messages.
 */
export function emit(sources: readonly string[]): void {
  rmSync(emitted, { recursive: true, force: true });
  mkdirSync(emitted, { recursive: true });
  const config = repoPath('.local/package/tsconfig.json');
  const fromConfig = (path: string) => relative(repoPath('.local/package'), path);
  writeFileSync(
    config,
    JSON.stringify({
      extends: fromConfig(repoPath('tsconfig.base.json')),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: fromConfig(repoPath()),
        outDir: fromConfig(emitted),
        incremental: false,
        // Found by the paths of their packages, they would count as installed ones and not be compiled.
        paths: { '@matka/*': [fromConfig(repoPath('*.ts'))] },
      },
      files: sources.map((source) => fromConfig(repoPath(source))),
    }),
  );
  const compiler = repoPath('node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', config], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The compiler found errors:\n${stdout}`);
}
