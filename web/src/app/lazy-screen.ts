import { type ComponentType, createElement, useEffect, useLayoutEffect, useState } from 'react';
import { loadStyled } from '../lib/load-code.ts';
import { currentBuild } from '../pwa/current-build.ts';
import { focusHeading } from '../ui/focus.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** Key in session storage: the build whose page was reloaded last because a chunk failed to load, and when. */
const RELOADED = 'reloaded-for-missing-file';
/** Minimum time between two such reloads, in ms: while a release spreads, two builds may answer in turn. */
const RELOAD_PAUSE = 5 * 60_000;

/** Tells if the page may not be reloaded again; notes the reload if it may. */
function reloadedBefore(): boolean {
  try {
    const [build, at] = sessionStorage.getItem(RELOADED)?.split(' ') ?? [];
    if (build === currentBuild() || Math.abs(Date.now() - Number(at)) < RELOAD_PAUSE) return true;
    sessionStorage.setItem(RELOADED, `${currentBuild()} ${Date.now()}`);
    return false;
  } catch {
    // Without storage a loop of reloads cannot be detected: do not reload.
    return true;
  }
}

export class ChunkError extends Error {
  constructor(cause: unknown) {
    super(String(cause), { cause });
    this.name = 'ChunkError';
  }
}

/** Tells if the server of the page answers: a browser may be online on a network that leads nowhere. */
const isServerReachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** After a release the files of an open page may be gone: the page is reloaded once, if its server answers. */
async function reloadOnce(cause: unknown): Promise<never> {
  if (!(await isServerReachable()) || reloadedBefore()) throw new ChunkError(cause);
  location.reload();
  return new Promise(() => {});
}

/** A screen whose code is loaded when the screen is shown, or earlier: then it is rendered at once. */
export interface LazyScreen<Props extends object = object> {
  /** Throws a ChunkError if its code fails to load even after a reload; another mount loads it again. */
  readonly Screen: ComponentType<Props>;
  /** Loads the code ahead. A failure is not remembered. */
  readonly preload: () => Promise<unknown>;
}

export function lazyScreen<Props extends object = object>(
  importScreen: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    loading ??= loadStyled(importScreen);
    loading.then(
      (screen) => {
        loaded = screen;
      },
      () => {
        loading = undefined;
      },
    );
    return loading;
  };
  function Screen(props: Props) {
    const [Shown, show] = useState(() => loaded);
    const [isLate] = useState(Shown === undefined);
    useEffect(() => {
      if (Shown) return;
      preload()
        .catch(reloadOnce)
        .then(
          (screen) => show(() => screen),
          (error) =>
            show(() => {
              throw error;
            }),
        );
    }, [Shown]);
    useLayoutEffect(() => {
      // The control that opened it is gone.
      if (isLate && Shown && document.activeElement === document.body) focusHeading();
    }, [isLate, Shown]);
    return Shown ? createElement(Shown, props) : createElement(LoadingScreen);
  }
  return { Screen, preload };
}

export const firstLoadScreen = (Screen: ComponentType): LazyScreen => ({
  Screen,
  preload: async () => undefined,
});
