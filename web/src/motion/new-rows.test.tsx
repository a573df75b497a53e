import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNewRows } from './new-rows.ts';

type Item = { readonly name: string };
const itemsOf = (names: string): Item[] => [...names].map((name) => ({ name }));

/** The names of the rows that were animated. */
const flashed: (string | null)[] = [];

beforeEach(() => {
  Object.assign(Element.prototype, {
    animate(this: Element) {
      flashed.push(this.textContent);
    },
  });
  const query = matchMedia('all');
  vi.spyOn(query, 'matches', 'get').mockReturnValue(true);
  vi.spyOn(window, 'matchMedia').mockReturnValue(query);
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  flashed.length = 0;
});

/** Three rows at most in each part of the table, the first part the shortest. */
function Table({ items }: { readonly items: readonly Item[] }) {
  const table = useNewRows(items);
  const first = items.length % 3 || 3;
  const parts = [items.slice(0, first)];
  for (let at = first; at < items.length; at += 3) parts.push(items.slice(at, at + 3));
  return (
    <table ref={table}>
      <thead>
        <tr>
          <th>Number</th>
        </tr>
      </thead>
      {parts.map((part) => (
        <tbody key={part.at(-1)?.name ?? 'none'}>
          {part.map(({ name }) => (
            <tr key={name}>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The names of the rows that flash when a table of the one items then shows the other. */
function flashOf(before: Item[], after: Item[]): string {
  const { rerender } = render(<Table items={before} />);
  expect(flashed, 'rows that a table opens with').toEqual([]);
  rerender(<Table items={after} />);
  return flashed.join('');
}

describe('new rows', () => {
  const old = itemsOf('fgh');

  it('flash where they are put on top', () => {
    expect(flashOf(old, [...itemsOf('abcde'), ...old])).toBe('abcde');
  });

  it('flash in an empty table', () => {
    expect(flashOf([], itemsOf('ab'))).toBe('ab');
  });

  it('flash as far as they can be in view', () => {
    expect(flashOf(old, [...itemsOf('klmnopqrstuvwxyz'), ...old])).toBe('klmnopqr');
  });

  it('are told from those that stay when a row goes', () => {
    expect(flashOf(old, old.slice(1))).toBe('');
  });

  it('do not flash again with the next change', () => {
    const more = [...itemsOf('a'), ...old];
    const { rerender } = render(<Table items={old} />);
    rerender(<Table items={more} />);
    rerender(<Table items={[...itemsOf('b'), ...more]} />);
    expect(flashed).toEqual(['a', 'b']);
  });
});
