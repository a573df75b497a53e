import { execFileSync, spawnSync } from 'node:child_process';
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
import { repoPath } from './paths.ts';

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** What is set of /etc/os-release, e.g. `VERSION_CODENAME` to `bookworm`. */
const osRelease = (name: string): string | undefined =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync('/etc/os-release', 'utf8'))?.[1];

/**
 * Debian brings new browsers by its security suite, which the smallest of its images do not name: there it counts
 * for this installation alone, from the host that the other suites come from. The browser of the release's first day
 * may be older than what Playwright steers.
 */
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
  // Packages are fetched by a user of their own.
  chmodSync(dirname(list), 0o755);
  return ['-o', `Dir::Etc::SourceList=${list}`];
}

/** The Chromium without windows, which is much quicker to play on; older releases have only the whole one. */
const packages = ['chromium-headless-shell', 'chromium'];

function installPackage(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const sources = withSecuritySuite();
  const apt = (args: string[], stdio: 'inherit' | 'ignore') =>
    spawnSync('apt-get', [...sources, '-qq', ...args], { stdio, env }).status === 0;
  apt(['update'], 'inherit');
  if (packages.some((name) => apt(['install', '-y', name], 'ignore'))) return;
  // Once more, aloud: why it fails, or that it was a moment's trouble.
  if (apt(['install', '-y', 'chromium'], 'inherit')) return;
  throw new Error('Debian’s Chromium could not be installed: apt-get says why above.');
}

/** Installs a Chromium: Debian's package as root, Playwright's download otherwise. Throws when it cannot. */
export function installBrowser(): void {
  if (isRootOnDebian()) {
    console.log('No Chromium here: installing the Debian package.');
    installPackage();
  } else {
    console.log("No Chromium here: installing Playwright's.");
    const playwright = repoPath('node_modules/.bin/playwright');
    execFileSync(playwright, ['install', 'chromium'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
}
