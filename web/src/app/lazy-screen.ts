import { type ComponentType, createElement, lazy, useState } from 'react';

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

/** The file of a screen could not be had. */
export class MissingFileError extends Error {
  /** Lets the next render ask for the file again. */
  declare readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super(String(cause), { cause });
    this.name = 'MissingFileError';
    this.forget = forget;
  }
}

/**
 * A component whose code is loaded on first render, or earlier by `load`. If the file is missing,
 * as after a release, the page is reloaded once; a second failure, or one without a network, is
 * thrown. `warm` loads in advance and ignores failures. Loaded code renders without suspending:
 * React would hold back what replaces a fallback by 300 ms.
 * @throws MissingFileError
 */
export function lazyScreen<Props extends object = object>(
  importScreen: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined;
  let running: Promise<{ default: ComponentType<Props> }> | undefined;
  const importOnce = async () => {
    const screen = await importScreen();
    loaded ??= screen;
    return loaded;
  };
  const load = () => {
    running ??= importOnce().then(
      (screen) => {
        forgetReload();
        return { default: screen };
      },
      (cause: unknown) => {
        if (!navigator.onLine || reloadedBefore()) {
          throw new MissingFileError(cause, () => {
            running = undefined;
            Deferred = lazy(load);
          });
        }
        location.reload();
        return new Promise<never>(() => {});
      },
    );
    return running;
  };
  let Deferred = lazy(load);
  const Screen = (props: Props) => {
    // One type per mount: another would mount the screen anew.
    const [type] = useState<ComponentType<Props>>(() => loaded ?? Deferred);
    return createElement<Props>(type, props);
  };
  const warm = () => importOnce().catch(() => undefined);
  const isLoaded = () => loaded !== undefined;
  return { Screen, isLoaded, load, warm };
}

export type LazyScreen = ReturnType<typeof lazyScreen>;
