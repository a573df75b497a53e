import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installBrowser } from './install-browser.ts';

/** The headless shell comes first: docs/decisions/014-headless-shell.md. */
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

function named(): string | undefined {
  const path = process.env.MATKA_BROWSER;
  if (path && !runnable(path)) throw new Error(`MATKA_BROWSER is not an executable file: ${path}`);
  return path || undefined;
}

function installed(): string | undefined {
  const own = chromium.executablePath();
  return [...onPath(), ...places].find(runnable) ?? (existsSync(own) ? own : undefined);
}

/**
 * Path of a Chromium: the one in MATKA_BROWSER, the system's, Playwright's, or one that is installed now. Throws if there is
 * none.
 */
export function findBrowser(): string {
  const found = named() ?? installed();
  if (found) return found;
  installBrowser();
  const path = installed();
  if (!path) throw new Error('No Chromium could be installed; name one in MATKA_BROWSER.');
  return path;
}

/** Command-line switches for a Chromium that runs as root or without a network. */
export const browserSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
