import { type RefCallback, useRef } from 'react';

const SWIPE = 40;

/** A ref whose swipes call `onSwipe`: 1 for left, -1 for right. Direct listeners: React would listen on the whole page. */
export function useSwipe(onSwipe: (step: 1 | -1) => void): RefCallback<HTMLElement> {
  const start = useRef<PointerEvent>(undefined);
  return (element) => {
    const begin = (event: PointerEvent) => {
      if (event.isPrimary) start.current = event;
    };
    const end = ({ clientX, pointerId }: PointerEvent) => {
      if (start.current?.pointerId !== pointerId) return;
      const moved = clientX - start.current.clientX;
      if (Math.abs(moved) >= SWIPE) onSwipe(moved < 0 ? 1 : -1);
      start.current = undefined;
    };
    element?.addEventListener('pointerdown', begin);
    element?.addEventListener('pointerup', end);
    return () => {
      element?.removeEventListener('pointerdown', begin);
      element?.removeEventListener('pointerup', end);
    };
  };
}
