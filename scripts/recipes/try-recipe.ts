import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repoPath, repoRoot } from '../lib/paths.ts';
import { applyStep, type Recipe } from './recipe.ts';

const workspaces = ['contracts', 'fixtures', 'mock-server', 'scripts', 'web'];
const ignored = /(^|\/)(node_modules|dist|test-results|\.local|\.git)$/;

/** Copies the sources to a temporary folder and links the installed packages; workspaces refer to the copy. */
function copyRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'matka-recipe-'));
  const files = readdirSync(repoRoot).filter((name) => !ignored.test(name));
  for (const name of files) {
    cpSync(repoPath(name), join(root, name), {
      recursive: true,
      filter: (path) => !ignored.test(path.replaceAll('\\', '/')),
    });
  }
  mkdirSync(join(root, 'node_modules/@matka'), { recursive: true });
  for (const name of readdirSync(repoPath('node_modules')).filter((one) => one !== '@matka'))
    symlinkSync(repoPath('node_modules', name), join(root, 'node_modules', name));
  for (const name of workspaces)
    symlinkSync(join(root, name), join(root, 'node_modules/@matka', name));
  return root;
}

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
export function tryRecipe({ steps, tests }: Recipe): void {
  const root = copyRepository();
  try {
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
    run(root, 'node_modules/vitest/vitest.mjs', ['run', '--testTimeout=60000', ...tests]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
