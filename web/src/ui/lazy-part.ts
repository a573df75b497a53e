import { type ComponentType, lazy } from 'react';
import { loadLater } from '../lib/load-code.ts';

const nothing = (): null => null;

/** A part of a screen that is loaded later. If its file cannot be loaded, the screen stays unchanged. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: (await loadLater(load)) ?? nothing }));
