import { existsSync, globSync } from 'node:fs';
import { findBrowser } from '../lib/browser.ts';
import { installPackages, isRootOnDebian } from '../lib/install-browser.ts';
import type { Counts } from '../lib/steps.ts';
import { runPlaywright, withServers } from './journeys.ts';

/** A browser of a Debian package: Playwright's own builds come from hosts that a machine may not reach. */
interface OtherBrowser {
  name: 'firefox' | 'webkit';
  packages: readonly string[];
  /** The path of its program; undefined if it or its driver is missing. */
  find: () => string | undefined;
}

const browsers: readonly OtherBrowser[] = [
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    find: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path)),
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: () =>
      ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((path) => existsSync(path))
        ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort()[0]
        : undefined,
  },
];

/** Installs missing programs, as far as this machine allows it. */
export function installOtherBrowsers(): void {
  if (!isRootOnDebian()) return;
  for (const { name, packages } of browsers.filter(({ find }) => !find())) {
    console.log(`No ${name} found: installing ${packages.join(', ')}.`);
    try {
      installPackages(packages);
    } catch (error) {
      console.error(error);
    }
  }
}

/** The path of a browser; prints a line where this machine has none. */
function pathOf({ name, find }: OtherBrowser): string {
  const path = find();
  console.log(path ? `${name}: ${path}` : `${name}: NOT TRIED, this machine has none.`);
  return path ?? '';
}

/**
 * Plays the journeys of `web/browsers` in Firefox and WebKit, if this machine has them; `args` go to Playwright. A
 * missing browser is named, and counts neither as passed nor as failed.
 */
export async function otherBrowsers(args: readonly string[]): Promise<Counts> {
  installOtherBrowsers();
  const paths = browsers.map((browser) => [browser.name, pathOf(browser)] as const);
  const { firefox = '', webkit = '' } = Object.fromEntries(paths);
  if (!firefox && !webkit) return { passed: 0, failed: 0 };
  return withServers(({ webPort, mockUrl }) =>
    runPlaywright('browsers', 'web/browsers/playwright.config.ts', args, {
      MATKA_BROWSER: findBrowser(),
      MATKA_FIREFOX: firefox,
      MATKA_WEBKIT: webkit,
      MATKA_WEB_PORT: webPort,
      MATKA_MOCK_URL: mockUrl,
    }),
  );
}
