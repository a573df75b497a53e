import { type ComponentType, lazy } from 'react';
import { loadLater } from '../lib/load-code.ts';

const nothing = (): null => null;

/** A part of a screen that is loaded after it. Where its file cannot be loaded, the screen stays as it is. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: (await loadLater(load)) ?? nothing }));
