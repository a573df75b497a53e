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
 * A component whose code is fetched when it is first drawn, or ahead of that by `load`. When the
 * file cannot be had, as after a new release, the page is reloaded once; a second failure, and one
 * without a network, is thrown. `warm` fetches in advance and keeps quiet about a failure.
 */
export function lazyScreen<Props = object>(importScreen: () => Promise<ComponentType<Props>>) {
  let running: Promise<{ default: ComponentType<Props> }> | undefined;
  const load = () => {
    running ??= importScreen().then(
      (screen) => {
        forgetReload();
        return { default: screen };
      },
      (error: unknown) => {
        if (!navigator.onLine || reloadedBefore()) throw error;
        location.reload();
        return new Promise<never>(() => {});
      },
    );
    return running;
  };
  const warm = () => void importScreen().catch(() => undefined);
  return { Screen: lazy(load), load, warm };
}

export type LazyScreen = ReturnType<typeof lazyScreen>;
