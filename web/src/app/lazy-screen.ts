import { type ComponentType, lazy } from 'react';

/** Key in session storage: the page was reloaded once because a file was missing. */
const RELOADED = 'reloaded-for-missing-file';

function reloadedBefore(): boolean {
  try {
    const before = sessionStorage.getItem(RELOADED) !== null;
    sessionStorage.setItem(RELOADED, '1');
    return before;
  } catch {
    // Without storage a loop of reloads cannot be detected: do not reload.
    return true;
  }
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // Without storage nothing was written.
  }
}

/**
 * A component whose code is loaded on first render, or earlier by `load`. If the file is missing,
 * as after a release, the page is reloaded once; a second failure, or one without a network, is
 * thrown. `warm` loads in advance and ignores failures.
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
