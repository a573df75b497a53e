import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyRepository } from '../lib/copy-repository.ts';
import { repoPath } from '../lib/paths.ts';
import { applyStep, type Recipe } from './recipe.ts';

/** Runs a tool of the copy. Throws with its output if it fails. */
function run(root: string, file: string, args: readonly string[]): void {
  try {
    execFileSync(process.execPath, [repoPath(file), ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${file} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
}

/** Follows a recipe in a copy of the repository and checks types, format and tests there. Throws if a check fails. */
export function tryRecipe({ steps, snapshots, tests }: Recipe): void {
  const root = mkdtempSync(join(tmpdir(), 'matka-recipe-'));
  try {
    copyRepository(root);
    for (const [file, step] of Object.entries(steps)) {
      const path = join(root, file);
      const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, applyStep(file, step, text));
    }
    const tsc = 'node_modules/typescript/bin/tsc';
    run(root, tsc, ['-p', '.']);
    run(root, tsc, ['-p', 'web']);
    const biome = 'node_modules/@biomejs/biome/bin/biome';
    run(root, biome, ['check', '--vcs-enabled=false', ...Object.keys(steps)]);
    const vitest = 'node_modules/vitest/vitest.mjs';
    run(root, vitest, ['run', ...snapshots, '--update']);
    run(root, vitest, ['run', '--reporter=dot', '--testTimeout=60000', ...snapshots, ...tests]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
