import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { repoPath } from '../lib/paths.ts';

const folder = '.local/mutate/stryker';
const manifests = ['package.json', 'package-lock.json'];
const installed = 'installed-package-lock.json';
const read = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

/** Absolute path in Stryker's installation. */
export const strykerPath = (...parts: string[]): string =>
  repoPath(folder, 'node_modules/@stryker-mutator', ...parts);

/**
 * Installs Stryker by its own lock file into .local, unless it is there. Vitest is the project's: peers are left
 * out. Throws an Error of one line if npm fails.
 */
export async function installStryker(): Promise<void> {
  const wanted = read(repoPath('scripts/mutate/stryker/package-lock.json'));
  if (read(repoPath(folder, installed)) === wanted) return;
  console.log(`Installing Stryker into ${folder}, once …`);
  mkdirSync(repoPath(folder), { recursive: true });
  rmSync(repoPath(folder, installed), { force: true });
  for (const file of manifests)
    copyFileSync(repoPath('scripts/mutate/stryker', file), repoPath(folder, file));
  try {
    await promisify(execFile)(
      'npm',
      ['ci', '--legacy-peer-deps', '--ignore-scripts', '--fetch-retries=1'],
      {
        cwd: repoPath(folder),
        shell: process.platform === 'win32',
      },
    );
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    const code = /npm error code (\S+)/.exec(stderr)?.[1] ?? 'no code';
    throw new Error(
      `Stryker cannot be installed: npm ci failed (${code}). It needs the network, once.`,
    );
  }
  writeFileSync(repoPath(folder, installed), wanted ?? '');
}
