import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Sheet } from '../ui/sheet.tsx';
import { SidePanel } from '../ui/side-panel.tsx';

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

/** Drags what is under a finger, by px. */
function drag(target: Element, right: number, down: number): void {
  for (const [type, share] of [
    ['touchstart', 0],
    ['touchmove', 0.5],
    ['touchmove', 1],
    ['touchend', 1],
  ] as const) {
    const event = new Event(type, { bubbles: true });
    const touch = { clientX: 200 + right * share, clientY: 200 + down * share };
    target.dispatchEvent(Object.assign(event, { touches: type === 'touchend' ? [] : [touch] }));
  }
}

it.each([
  ['a sheet, down', Sheet, 0, 300],
  ['the panel, to the left', SidePanel, -200, 0],
] as const)('closes %s', (_, Box, right, down) => {
  Object.assign(Element.prototype, { animate: () => undefined });
  const box = { width: 240, height: 400 } as DOMRect;
  vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  const onClose = vi.fn();
  render(
    <Box open={true} onClose={onClose} title="Title" labelledBy="title" slideMs={500}>
      <p id="title">Contents</p>
    </Box>,
  );
  const handle = Box === Sheet ? screen.getByText('Title') : screen.getByText('Contents');
  drag(handle, right / 8, down / 8);
  expect(onClose).not.toHaveBeenCalled();
  drag(handle, right, down);
  expect(onClose).toHaveBeenCalledTimes(1);
});
