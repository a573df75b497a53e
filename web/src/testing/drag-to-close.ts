import { afterAll, vi } from 'vitest';
import { closeByDrag } from '../motion/drag-to-close.ts';

/** Lets sheets be dragged away in this test file; files share a window, and each would close them once more. */
export function closeByDragInThisFile(): void {
  const add = vi.spyOn(window, 'addEventListener');
  closeByDrag();
  const added = [...add.mock.calls];
  add.mockRestore();
  afterAll(() => {
    for (const [type, listener] of added) window.removeEventListener(type, listener);
  });
}
