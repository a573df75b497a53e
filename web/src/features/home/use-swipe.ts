import { type PointerEvent, useRef } from 'react';

/** Minimum horizontal distance of a swipe, in px. */
const SWIPE = 40;

/** Touch handlers that call `onSwipe` with 1 for a swipe to the left, -1 to the right. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = event.clientX - (start.current ?? event.clientX);
      if (Math.abs(moved) >= SWIPE) onSwipe(moved < 0 ? 1 : -1);
      start.current = undefined;
    },
  };
}
