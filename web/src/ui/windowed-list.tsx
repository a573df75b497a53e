import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Rows that are rendered or left out together. */
const BLOCK = 20;

/** Measured heights of the blocks of each list in px, so that a list opens again at its place. */
const remembered = new Map<string, number[]>();

/** The blocks that are rendered: from the first up to, and without, the last. */
type Range = { readonly from: number; readonly to: number };

type WindowedListProps<Item> = {
  readonly label: string;
  readonly className: string | undefined;
  readonly items: readonly Item[];
  /** Height of a row before any is measured, in px. */
  readonly rowHeight: number;
  readonly keyOf: (item: Item) => string | number;
  readonly children: (item: Item) => ReactNode;
};

/**
 * A long list that scrolls with the page. Only the rows within a screen's height of the visible ones
 * exist; two empty rows take the place of the others.
 */
export function WindowedList<Item>({
  label,
  className,
  items,
  rowHeight,
  keyOf,
  children,
}: WindowedListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const blocks = Math.ceil(items.length / BLOCK);
  const [heights] = useState(() => remembered.get(label) ?? []);
  const [range, setRange] = useState<Range>({ from: 0, to: 1 });
  const from = Math.min(range.from, blocks - 1);
  const to = Math.min(Math.max(range.to, from + 1), blocks);
  const heightOf = (start: number, end: number) => sum(heights, rowHeight * BLOCK, start, end);

  useLayoutEffect(() => {
    const follow = () => {
      const { top } = list.current?.getBoundingClientRect() ?? { top: 0 };
      const next = rangeAt(-top, heights, { blocks, usual: rowHeight * BLOCK });
      setRange((now) => (now.from === next.from && now.to === next.to ? now : next));
    };
    const forget = () => {
      heights.length = 0;
      follow();
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', forget);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('resize', forget);
    };
  }, [heights, blocks, rowHeight]);

  useLayoutEffect(() => {
    if (list.current) measure(list.current, heights, { from, to });
    remembered.set(label, heights);
  });

  return (
    <ul ref={list} className={className} aria-label={label}>
      {from > 0 && <li aria-hidden="true" style={{ height: heightOf(0, from) }} />}
      {items.slice(from * BLOCK, to * BLOCK).map((item, index) => (
        <li
          key={keyOf(item)}
          data-row=""
          aria-setsize={items.length}
          aria-posinset={from * BLOCK + index + 1}
        >
          {children(item)}
        </li>
      ))}
      {to < blocks && <li aria-hidden="true" style={{ height: heightOf(to, blocks) }} />}
    </ul>
  );
}

/** The height of blocks; those not measured have the usual one. */
function sum(heights: readonly number[], usual: number, start: number, end: number): number {
  let total = 0;
  for (let block = start; block < end; block++) total += heights[block] ?? usual;
  return total;
}

/** The blocks within a screen's height of what is visible, where the list is scrolled by `offset`. */
function rangeAt(
  offset: number,
  heights: readonly number[],
  { blocks, usual }: { blocks: number; usual: number },
): Range {
  let from = 0;
  let top = 0;
  while (from < blocks - 1 && top + (heights[from] ?? usual) < offset - innerHeight) {
    top += heights[from] ?? usual;
    from++;
  }
  let to = from;
  while (to < blocks && (to === from || top < offset + 2 * innerHeight)) {
    top += heights[to] ?? usual;
    to++;
  }
  return { from, to };
}

/** Stores the heights of the rendered blocks: from the top of each to that of the next. */
function measure(list: HTMLElement, heights: number[], { from, to }: Range): void {
  const rows = list.querySelectorAll<HTMLElement>(':scope > [data-row]');
  for (let block = from; block < to - 1; block++) {
    const top = rows[(block - from) * BLOCK]?.offsetTop ?? 0;
    const height = (rows[(block - from + 1) * BLOCK]?.offsetTop ?? 0) - top;
    if (height > 0) heights[block] = height;
  }
}
