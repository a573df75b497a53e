import { type ComponentType, lazy } from 'react';

/** Marks in session storage that a page load was already spent on a file that could not be had. */
const RELOADED = 'reloaded-for-missing-file';

function reloadedBefore(): boolean {
  try {
    const before = sessionStorage.getItem(RELOADED) !== null;
    sessionStorage.setItem(RELOADED, '1');
    return before;
  } catch {
    // Without storage nothing tells a first failure from a loop of reloads.
    return true;
  }
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // Nothing was kept either.
  }
}

/**
 * A screen whose code is fetched when it is first drawn, or ahead of that by `load`. When the file
 * cannot be had, as after a new release, the page is reloaded once; a second failure is thrown.
 */
export function lazyScreen(importScreen: () => Promise<ComponentType>) {
  let running: Promise<{ default: ComponentType }> | undefined;
  const load = () => {
    running ??= importScreen().then(
      (screen) => {
        forgetReload();
        return { default: screen };
      },
      (error: unknown) => {
        if (reloadedBefore()) throw error;
        location.reload();
        return new Promise<never>(() => {});
      },
    );
    return running;
  };
  return { Screen: lazy(load), load };
}

export type LazyScreen = ReturnType<typeof lazyScreen>;
