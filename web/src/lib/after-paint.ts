/** Runs work once the next frame is painted: a tap is seen before the screen that it opens is rendered. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
