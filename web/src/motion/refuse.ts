import { animate, vibrate } from './motion.ts';

/** Shakes the field of a refused value. */
export function refuse(field: Element | null | undefined): void {
  vibrate([30, 40, 30]);
  if (!field) return;
  const places = [0, -4, 4, -4, 4, 0];
  animate(field, { transform: places.map((x) => `translateX(${x}px)`) }, { ms: 120 });
}
