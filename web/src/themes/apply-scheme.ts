import { useLayoutEffect } from 'react';
import { ALWAYS_DARK } from '../lib/theme.ts';
import type { Scheme } from './host-colours.ts';
import { schemes, useScheme } from './scheme.ts';
import { setBrowserColour } from './set-browser-colour.ts';
import './dark.css';

/** Tells if the theme has both schemes. */
export const hasSchemes = (): boolean => document.documentElement.dataset.theme !== ALWAYS_DARK;

/** Applies the current scheme to the page, and returns it. */
export function applyScheme(): Scheme {
  const scheme = hasSchemes() ? schemes.current : 'dark';
  document.documentElement.dataset.scheme = scheme;
  setBrowserColour();
  return scheme;
}

/** Applies the scheme from the first paint of login and registration, and follows its changes. */
export function useAppliedScheme(): void {
  const scheme = useScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: applies each change
  useLayoutEffect(() => void applyScheme(), [scheme]);
}
