import { useLayoutEffect } from 'react';
import { subscribe } from 'valtio';
import { auth } from '../auth/auth-state.ts';
import { HOST_COLOURS_KEY } from '../auth/stored-user.ts';
import { withStorage } from '../lib/local-storage.ts';
import { applyScheme } from './apply-scheme.ts';
import { type HostColours, homepage } from './homepage-colours.ts';
import { hostTokens } from './host-colours.ts';
import { schemes } from './scheme.ts';

function readColours(): HostColours {
  const stored: unknown = withStorage((storage) =>
    JSON.parse(storage.getItem(HOST_COLOURS_KEY) ?? 'null'),
  );
  return typeof stored === 'object' && stored !== null ? (stored as HostColours) : undefined;
}

let tokens: string[] = [];
let isFollowing = false;

/** Applies the scheme to the page, and the host's colours while a player is signed in. */
function update(): void {
  const root = document.documentElement;
  for (const name of tokens) root.style.removeProperty(name);
  tokens = [];
  const scheme = applyScheme();
  if (auth.isAuthenticated) {
    const set = Object.entries(hostTokens(homepage.colours, scheme));
    for (const [name, value] of set) root.style.setProperty(name, value);
    tokens = set.map(([name]) => name);
  }
}

/** Stores the colours that home has read, for the next page load. */
function storeColours(): void {
  const { colours } = homepage;
  if (colours) withStorage((storage) => storage.setItem(HOST_COLOURS_KEY, JSON.stringify(colours)));
}

function follow(): void {
  subscribe(schemes, update, true);
  subscribe(
    homepage,
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
      if (!before) delete homepage.colours;
      update();
    },
    true,
  );
}

/** Applies the colours before the first paint, and follows their changes. */
function applyLook(): void {
  homepage.colours ??= readColours();
  update();
  if (!isFollowing) follow();
  isFollowing = true;
}

/** Applies scheme and colours from the first paint of a screen. */
export function useLook(): void {
  useLayoutEffect(applyLook, []);
}
