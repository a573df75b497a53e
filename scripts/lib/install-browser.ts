import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import crossSpawn from 'cross-spawn';
import { repoPath } from './paths.ts';

export const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs the first available alternative of Debian packages. Throws if none is; apt-get's output has the reason. */
export function installPackages(...alternatives: readonly (readonly string[])[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (args: readonly string[], stdio: 'inherit' | 'ignore') =>
    spawnSync('apt-get', ['-qq', ...args], { stdio, env }).status === 0;
  apt(['update'], 'inherit');
  if (alternatives.some((names) => apt(['install', '-y', ...names], 'ignore'))) return;
  // Try again with output: to show the error, or to survive a temporary one.
  const last = alternatives.at(-1) ?? [];
  if (apt(['install', '-y', ...last], 'inherit')) return;
  throw new Error(`${last.join(', ')} could not be installed; see the output of apt-get above.`);
}

/** Installs a Chromium: Debian's package as root, Playwright's download otherwise. Throws if that fails. */
export function installBrowser(): void {
  if (isRootOnDebian()) {
    console.log("No Chromium found: installing Debian's package.");
    // The headless shell is much faster; older releases have only the full browser.
    installPackages(['chromium-headless-shell'], ['chromium']);
  } else {
    console.log("No Chromium found: installing Playwright's.");
    const playwright = repoPath('node_modules/.bin/playwright');
    const { status } = crossSpawn.sync(playwright, ['install', 'chromium'], { stdio: 'inherit' });
    if (status !== 0) throw new Error('Playwright could not install its Chromium.');
  }
}
