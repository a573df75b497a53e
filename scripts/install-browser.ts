import { execFileSync } from 'node:child_process';
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

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** What is set of /etc/os-release, e.g. `VERSION_CODENAME` to `bookworm`. */
const ofSystem = (name: string): string | undefined =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync('/etc/os-release', 'utf8'))?.[1];

/**
 * Debian brings new browsers by its security suite, which the smallest of its images do not name: there it counts
 * for this installation alone. The browser of the release's first day may be older than what Playwright steers.
 */
function withSecuritySuite(): string[] {
  const sources = [...globSync('/etc/apt/sources.list*'), ...globSync('/etc/apt/sources.list.d/*')]
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'));
  if (ofSystem('ID') !== 'debian' || sources.join().includes('-security')) return [];
  const list = join(mkdtempSync(join(tmpdir(), 'matka-apt-')), 'sources.list');
  const security = `deb http://deb.debian.org/debian-security ${ofSystem('VERSION_CODENAME')}-security main`;
  const own = existsSync('/etc/apt/sources.list')
    ? readFileSync('/etc/apt/sources.list', 'utf8')
    : '';
  writeFileSync(list, `${own}\n${security}\n`);
  // Packages are fetched by a user of their own.
  chmodSync(dirname(list), 0o755);
  return ['-o', `Dir::Etc::SourceList=${list}`];
}

/** Installs a Chromium: Debian's package as root, Playwright's download otherwise. Throws when it cannot. */
export function installBrowser(): void {
  if (isRootOnDebian()) {
    console.log('No Chromium here: installing the Debian package.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const sources = withSecuritySuite();
    execFileSync('apt-get', [...sources, 'update', '-qq'], { stdio: 'inherit', env });
    const chromium = ['install', '-y', '-qq', 'chromium'];
    execFileSync('apt-get', [...sources, ...chromium], { stdio: 'ignore', env });
  } else {
    console.log("No Chromium here: installing Playwright's.");
    const playwright = join(import.meta.dirname, '../node_modules/.bin/playwright');
    execFileSync(playwright, ['install', 'chromium'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
}
