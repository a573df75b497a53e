import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { WindowedList } from './windowed-list.tsx';

const rowHeight = 100;
let scrolled = 0;

beforeEach(() => {
  scrolled = 0;
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: -scrolled }) as DOMRect,
  );
});

function open(count: number, label = 'rows') {
  const items = Array.from({ length: count }, (_, n) => n);
  const { container } = render(
    <WindowedList label={label} className="" items={items} rowHeight={rowHeight} keyOf={String}>
      {(item) => `row ${item}`}
    </WindowedList>,
  );
  return container;
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const empty = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('li[aria-hidden]')].map(({ style }) => style.height);

function scrollTo(offset: number) {
  scrolled = offset;
  act(() => void dispatchEvent(new Event('scroll')));
}

it('renders of many rows those on the screen and near it, in the height of all', () => {
  const container = open(10_000);
  expect(rows()).toHaveLength(20);
  expect(empty(container)).toEqual([`${9_980 * rowHeight}px`]);
  scrollTo(500_000);
  expect(rows().length).toBeLessThanOrEqual(60);
  expect(rows()).toContain('row 5000');
  const [before, after] = empty(container).map(Number.parseFloat);
  expect((before ?? 0) + (after ?? 0)).toBe((10_000 - rows().length) * rowHeight);
});

it('says how many rows there are and which one each is', () => {
  open(500);
  scrollTo(20_000);
  const row = screen.getByText('row 200');
  expect(row.getAttribute('aria-setsize')).toBe('500');
  expect(row.getAttribute('aria-posinset')).toBe('201');
});

it('has the last rows at its end, and keeps to a list that became shorter', () => {
  open(501);
  scrollTo(50_000);
  expect(rows().at(-1)).toBe('row 500');
});

it('takes measured heights in place of the usual one, also when it opens again', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return Number(/row (\d+)/.exec(this.textContent ?? '')?.[1] ?? 0) * 50;
  });
  const first = open(1000, 'measured');
  scrollTo(1500);
  scrollTo(20_000);
  const [before] = empty(first).map(Number.parseFloat);
  expect(before).toBeLessThan(20_000 - 800);
  expect((before ?? 0) % 1000).toBe(0);
});
