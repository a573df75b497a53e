import { type ComponentType, createElement, lazy, useState } from 'react';
import { currentBuild } from '../pwa/current-build.ts';

/** Key in session storage: the build whose page was reloaded because a chunk failed to load. */
const RELOADED = 'reloaded-for-missing-file';

function reloadedBefore(): boolean {
  try {
    const before = sessionStorage.getItem(RELOADED) === currentBuild();
    sessionStorage.setItem(RELOADED, currentBuild());
    return before;
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

/** Whether the server of the page answers: a browser may be online on a network that leads nowhere. */
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

/** A screen whose code is loaded when it is shown, or ahead of that: it is then rendered at once. */
export interface LazyScreen<Props extends object = object> {
  /** Throws a ChunkError if its code fails to load even after a reload. */
  readonly Screen: ComponentType<Props>;
  /** Loads the code ahead. A failure is not remembered. */
  readonly preload: () => Promise<unknown>;
  /** Lets the next render of `Screen` load the code again. */
  readonly forgetFailure: () => void;
}

export function lazyScreen<Props extends object = object>(
  importScreen: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const preload = () => {
    loading ??= importScreen().then((screen) => {
      loaded = screen;
      return { default: screen };
    });
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const load = () => preload().catch(reloadOnce);
  let Waiting: ComponentType<Props> = lazy(load);
  function Screen(props: Props) {
    const [Shown] = useState(() => loaded ?? Waiting);
    return createElement(Shown, props);
  }
  const forgetFailure = () => {
    Waiting = lazy(load);
  };
  return { Screen, preload, forgetFailure };
}

export const firstLoadScreen = (Screen: ComponentType): LazyScreen => ({
  Screen,
  preload: async () => undefined,
  forgetFailure: () => {},
});
