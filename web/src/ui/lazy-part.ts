import { type ComponentType, lazy } from 'react';

/** A part of a screen that is loaded after it. Where its file cannot be loaded, the screen stays as it is. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: (): null => null }),
    ),
  );
