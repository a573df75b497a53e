import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import crossSpawn from 'cross-spawn';
import { repoPath } from './paths.ts';

export const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** A value of /etc/os-release, e.g. `VERSION_CODENAME` is `bookworm`. */
const osRelease = (name: string): string | undefined =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync('/etc/os-release', 'utf8'))?.[1];

/** apt-get options that add Debian's security suite, where new browsers come from; slim images do not list it. */
function withSecuritySuite(): string[] {
  const sources = [...globSync('/etc/apt/sources.list*'), ...globSync('/etc/apt/sources.list.d/*')]
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const archive = /https?:\/\/\S+\/debian(?=\/?\s)/.exec(sources)?.[0];
  if (osRelease('ID') !== 'debian' || sources.includes('-security') || !archive) return [];
  const list = join(mkdtempSync(join(tmpdir(), 'matka-apt-')), 'sources.list');
  const security = `deb ${archive}-security ${osRelease('VERSION_CODENAME')}-security main`;
  const own = existsSync('/etc/apt/sources.list')
    ? readFileSync('/etc/apt/sources.list', 'utf8')
    : '';
  writeFileSync(list, `${own}\n${security}\n`);
  // apt-get downloads as an unprivileged user.
  chmodSync(dirname(list), 0o755);
  return ['-o', `Dir::Etc::SourceList=${list}`];
}

/** Installs the first installable alternative of Debian packages. Throws if none is; apt-get's output says why. */
export function installPackages(...alternatives: readonly (readonly string[])[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const sources = withSecuritySuite();
  const apt = (args: readonly string[], stdio: 'inherit' | 'ignore') =>
    spawnSync('apt-get', [...sources, '-qq', ...args], { stdio, env }).status === 0;
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
