import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installBrowser } from './install-browser.ts';

/** Where a Chromium was found, and how that is told. */
export interface Browser {
  path: string;
  from: string;
}

/** First the one without windows, which Playwright too plays on by itself: a journey costs a third less on it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const runnable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));

function named(): Browser | undefined {
  const path = process.env.MATKA_BROWSER;
  if (!path) return undefined;
  if (!runnable(path)) throw new Error(`MATKA_BROWSER names no program: ${path}`);
  return { path, from: 'MATKA_BROWSER' };
}

function installed(): Browser | undefined {
  const system = [...onPath(), ...places].find(runnable);
  if (system) return { path: system, from: 'this system' };
  const own = chromium.executablePath();
  return existsSync(own) ? { path: own, from: "Playwright's own" } : undefined;
}

/**
 * A Chromium for the tests: the one that MATKA_BROWSER names, the system's, Playwright's own, or else one that
 * is installed now (Debian's package as root, Playwright's download otherwise). Throws when none can be had.
 */
export function findBrowser(): Browser {
  const found = named() ?? installed();
  if (found) return found;
  installBrowser();
  const fresh = installed();
  if (!fresh) {
    throw new Error('No Chromium could be installed; name one in MATKA_BROWSER.');
  }
  return { ...fresh, from: `${fresh.from}, just installed` };
}

/**
 * What a Chromium of these days brings along and no test looks at. Of several such lists it takes only the last: the
 * first line is Playwright's own, as far as it matters here.
 */
const unusedFeatures = [
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding'],
  ...['PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
  // Two pages of the browser itself beside every window, nearly half of what a window costs.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/** Command-line switches for a Chromium that runs as root or without a network. */
export const browserSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unusedFeatures.join(',')}`,
];
