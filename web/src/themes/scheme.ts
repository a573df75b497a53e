import { proxy, useSnapshot } from 'valtio';
import { readText, writeText } from '../lib/local-storage.ts';
import type { Scheme } from './host-colours.ts';

/** Key of the scheme that the player chose, in local storage; absent while the system decides. */
export const SCHEME_KEY = 'scheme';

const system = matchMedia('(prefers-color-scheme: dark)');

function readChoice(): Scheme | undefined {
  const stored = readText(SCHEME_KEY);
  return stored === 'dark' || stored === 'light' ? stored : undefined;
}

const ofSystem = (): Scheme => (system.matches ? 'dark' : 'light');

/** The scheme of the signed-in app: chosen by the player, else the system's. */
export const schemes = proxy({ current: readChoice() ?? ofSystem() });

system.addEventListener('change', () => {
  schemes.current = readChoice() ?? ofSystem();
});

/** Chooses a scheme. Choosing the system's own leaves the choice to the system again. */
export function chooseScheme(scheme: Scheme): void {
  schemes.current = scheme;
  writeText(SCHEME_KEY, scheme === ofSystem() ? null : scheme);
}

/** The current scheme; renders again when it changes. */
export const useScheme = (): Scheme => useSnapshot(schemes).current;
