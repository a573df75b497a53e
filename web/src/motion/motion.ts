import { wantsVibration } from './vibration.ts';

/** Tells if the app animates: not with reduced motion or without browser support. */
export const wantsMotion = (): boolean =>
  typeof Element.prototype.animate === 'function' &&
  matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** The easing of the style sheets. */
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Animates an element for `ms`, unless the player wants no motion. */
export function animate(
  element: Element,
  keyframes: Keyframe[] | PropertyIndexedKeyframes,
  { ms, ...options }: { readonly ms: number } & KeyframeAnimationOptions,
): Animation | undefined {
  if (!wantsMotion()) return undefined;
  return element.animate(keyframes, { duration: ms, easing: EASE, ...options });
}

/** Lets the phone vibrate, if it can: ms of vibration, or of vibration and pause in turn. */
export function vibrate(pattern: number | number[]): void {
  // Absent in Safari and Firefox.
  const { vibrate: buzz } = navigator as { vibrate?: (pattern: number | number[]) => boolean };
  if (wantsMotion() && wantsVibration()) buzz?.call(navigator, pattern);
}

export const tick = (): void => vibrate(10);
