import { useLayoutEffect } from 'react';
import { subscribe } from 'valtio';
import { auth } from '../auth/auth-state.ts';
import { HOST_COLOURS_KEY } from '../auth/stored-user.ts';
import { withStorage } from '../lib/local-storage.ts';
import { setBrowserColour } from './set-browser-colour.ts';
import './dark.css';
import { given, type HostColours } from './given-colours.ts';
import { hostTokens } from './host-colours.ts';
import { schemes } from './scheme.ts';

/** The theme that is always dark, without a light scheme. */
const ALWAYS_DARK = 'sattaMatkaDark';

/** Whether the theme has both schemes. */
export const hasSchemes = (): boolean => document.documentElement.dataset.theme !== ALWAYS_DARK;

function readColours(): HostColours {
  const stored: unknown = withStorage((storage) =>
    JSON.parse(storage.getItem(HOST_COLOURS_KEY) ?? 'null'),
  );
  return typeof stored === 'object' && stored !== null ? (stored as HostColours) : undefined;
}

let tokens: string[] = [];
let isFollowing = false;

/** Applies the scheme and the host's colours to the page, or after a sign-out only those of the theme. */
function update(): void {
  const root = document.documentElement;
  for (const name of tokens) root.style.removeProperty(name);
  tokens = [];
  delete root.dataset.scheme;
  if (auth.isAuthenticated) {
    const scheme = hasSchemes() ? schemes.current : 'dark';
    root.dataset.scheme = scheme;
    const set = Object.entries(hostTokens(given.colours, scheme));
    for (const [name, value] of set) root.style.setProperty(name, value);
    tokens = set.map(([name]) => name);
  }
  setBrowserColour();
}

/** Stores the colours that home was given, for the next page load. */
function storeColours(): void {
  const { colours } = given;
  if (colours) withStorage((storage) => storage.setItem(HOST_COLOURS_KEY, JSON.stringify(colours)));
}

function follow(): void {
  subscribe(schemes, update, true);
  subscribe(
    given,
    () => {
      storeColours();
      update();
    },
    true,
  );
  let before = auth.isAuthenticated;
  subscribe(
    auth,
    () => {
      if (auth.isAuthenticated === before) return;
      before = auth.isAuthenticated;
      if (!before) delete given.colours;
      update();
    },
    true,
  );
}

/** Applies the colours of the signed-in app before the first paint, and follows their changes. */
function applyLook(): void {
  given.colours ??= readColours();
  if (!document.documentElement.dataset.scheme) update();
  if (!isFollowing) follow();
  isFollowing = true;
}

/** Applies the colours of the signed-in app from the first paint of its screens. */
export function useLook(): void {
  useLayoutEffect(applyLook, []);
}
