import type { Layer } from '../layers/layer.ts';
import { rowsOf } from './graph.ts';

/** A rectangle in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A package with the boxes of its layers by path. */
export interface Panel extends Box {
  name: string;
  boxes: ReadonlyMap<string, Box>;
}

/** Size of the box of a layer. */
export const boxSize = { width: 190, height: 38 };
const gap = { x: 10, y: 26 };
const padding = 14;
const titleHeight = 30;

/** Lays the layers of a package out in rows of at most `columns` boxes, with the panel's corner at x, y. */
export function panelOf(
  name: string,
  layers: readonly Layer[],
  { x, y, columns }: { x: number; y: number; columns: number },
): Panel {
  const rows = rowsOf(layers).flatMap((row) =>
    Array.from({ length: Math.ceil(row.length / columns) }, (_, n) =>
      row.slice(n * columns, (n + 1) * columns),
    ),
  );
  const width = columns * (boxSize.width + gap.x) - gap.x + 2 * padding;
  const boxes = new Map<string, Box>();
  rows.forEach((row, line) => {
    const rowWidth = row.length * (boxSize.width + gap.x) - gap.x;
    row.forEach(({ path }, n) => {
      boxes.set(path, {
        x: x + (width - rowWidth) / 2 + n * (boxSize.width + gap.x),
        y: y + titleHeight + line * (boxSize.height + gap.y),
        ...boxSize,
      });
    });
  });
  const height = titleHeight + rows.length * (boxSize.height + gap.y) - gap.y + padding;
  return { name, x, y, width, height, boxes };
}
