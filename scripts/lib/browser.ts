import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installBrowser } from './install-browser.ts';

/** Path of a Chromium, and a description of where it was found. */
export interface Browser {
  path: string;
  from: string;
}

/** The headless shell comes first: Playwright's default, a third faster than the full browser. */
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
  if (!runnable(path)) throw new Error(`MATKA_BROWSER is not an executable file: ${path}`);
  return { path, from: 'MATKA_BROWSER' };
}

function installed(): Browser | undefined {
  const system = [...onPath(), ...places].find(runnable);
  if (system) return { path: system, from: 'this system' };
  const own = chromium.executablePath();
  return existsSync(own) ? { path: own, from: "Playwright's own" } : undefined;
}

/** The Chromium of MATKA_BROWSER, of the system or of Playwright; undefined if there is none. */
export const installedBrowser = (): Browser | undefined => named() ?? installed();

/** Finds Chromium: MATKA_BROWSER, the system's, Playwright's, or one that it installs. Throws if there is none. */
export function findBrowser(): Browser {
  const found = installedBrowser();
  if (found) return found;
  installBrowser();
  const browser = installed();
  if (!browser) {
    throw new Error('No Chromium could be installed; name one in MATKA_BROWSER.');
  }
  return { ...browser, from: `${browser.from}, just installed` };
}

/** Browser features no test needs. Chromium uses only the last such list, so the first line repeats Playwright's. */
const unusedFeatures = [
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding'],
  ...['PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
  // Two internal pages per window: nearly half of the cost of a window.
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
