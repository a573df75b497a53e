import { useLayoutEffect, useRef } from 'react';
import { animate } from './motion.ts';

/** Rows that a tall phone shows beside a form: those below are not animated. */
const IN_VIEW = 8;

/**
 * Flashes the rows that a change puts on top of a table; those that it opens with are just there. One key of a keypad adds
 * two dozen, and rows out of view are left alone: their animations would wait until they come into view.
 * @param items what the rows show, in their order; one that was not there before is new
 * @returns the ref of the table
 */
export function useNewRows(items: readonly object[]) {
  const table = useRef<HTMLTableElement>(null);
  const before = useRef(items);
  useLayoutEffect(() => {
    const known = new Set(before.current);
    before.current = items;
    const firstKnown = items.findIndex((item) => known.has(item));
    const added = firstKnown === -1 ? items.length : firstKnown;
    const bodies = [...(table.current?.tBodies ?? [])];
    const rows = bodies.slice(0, IN_VIEW).flatMap(({ children }) => [...children]);
    for (const row of rows.slice(0, Math.min(added, IN_VIEW))) flash(row);
  }, [items]);
  return table;
}

function flash(row: Element): void {
  const keyframes = {
    backgroundColor: ['var(--brand-soft)', 'transparent'],
    opacity: [0, 1],
    transform: ['translateY(-8px)', 'none'],
  };
  animate(row, keyframes, { ms: 220 });
}
