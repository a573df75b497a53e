import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Changing } from './changing.tsx';
import { closeByDrag } from './drag-to-close.ts';
import { tick } from './motion.ts';
import { refuse } from './refuse.ts';
import { useCountUp } from './use-count-up.ts';

const played = vi.fn();
const buzz = vi.fn();
/** A browser that animates, with or without reduced motion. */
function browser({ reduced }: { reduced: boolean }): void {
  Object.assign(Element.prototype, {
    animate: (...args: unknown[]) => {
      played(...args);
    },
  });
  const query = matchMedia('all');
  vi.spyOn(query, 'matches', 'get').mockReturnValue(!reduced);
  vi.spyOn(window, 'matchMedia').mockReturnValue(query);
  Object.assign(navigator, { vibrate: buzz });
}

beforeEach(() => browser({ reduced: false }));

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(navigator, 'vibrate');
  played.mockReset();
  buzz.mockReset();
  document.body.replaceChildren();
});

/** Draws what is moved. */
function draw(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  return place;
}

type Finger = { identifier: number; clientX: number; clientY: number };

const touchWith = (target: Element | null, type: string, touches: readonly Finger[]) =>
  (target ?? document.body).dispatchEvent(
    Object.assign(new Event(type, { bubbles: true }), { touches }),
  );

const touch = (target: Element | null, type: string, clientX: number, clientY: number) =>
  touchWith(target, type, type === 'touchend' ? [] : [{ identifier: 0, clientX, clientY }]);

/** Each way in which the app moves or vibrates. */
const motions: Record<string, () => unknown> = {
  'the tick of a key': tick,
  'a refused field': () => refuse(draw('<input>').firstElementChild),
};

it.each(Object.entries(motions))(
  'the motion of %s is shown, but not under reduced motion',
  async (_, move) => {
    await move();
    await new Promise((resolve) => setTimeout(resolve));
    expect(played.mock.calls.length + buzz.mock.calls.length).toBeGreaterThan(0);
    vi.restoreAllMocks();
    played.mockReset();
    buzz.mockReset();
    browser({ reduced: true });
    await move();
    await new Promise((resolve) => setTimeout(resolve));
    expect(played.mock.calls.length + buzz.mock.calls.length).toBe(0);
  },
);

const marked = () => screen.getByText(/^\d+$/).className !== '';

it('a changing value is marked at each change, but not at first', () => {
  const { rerender } = render(<Changing value={10} />);
  expect(marked()).toBe(false);
  rerender(<Changing value={30} />);
  const before = screen.getByText('30');
  expect(marked()).toBe(true);
  rerender(<Changing value={50} />);
  expect(screen.getByText('50')).not.toBe(before);
});

describe('dragging', () => {
  const cancelled = vi.fn();

  function box(to: string) {
    const place = draw(`<dialog open><header data-drag="${to}">Wallet</header></dialog>`);
    const dialog = place.querySelector('dialog');
    dialog?.addEventListener('cancel', cancelled);
    if (dialog) closeByDrag(dialog);
    const size = { width: 240, height: 400 } as DOMRect;
    if (dialog) vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(size);
    return { dialog, handle: place.querySelector('header') };
  }

  function pull(handle: Element | null, x: number, y: number) {
    touch(handle, 'touchstart', 100, 100);
    touch(handle, 'touchmove', 100 + x / 2, 100 + y / 2);
    touch(handle, 'touchmove', 100 + x, 100 + y);
    touch(handle, 'touchend', 0, 0);
  }

  afterEach(() => cancelled.mockReset());

  it('a dragged box closes once it is dragged far enough in its direction', () => {
    pull(box('down').handle, 10, 200);
    expect(cancelled).toHaveBeenCalledTimes(1);
    pull(box('left').handle, -120, 10);
    expect(cancelled).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a little', 'down', 0, 60],
    ['the other way', 'down', 0, -200],
    ['across', 'left', -20, 200],
  ] as const)('a dragged box goes back to its place when dragged %s', (_, to, x, y) => {
    const { dialog, handle } = box(to);
    pull(handle, x, y);
    expect(cancelled).not.toHaveBeenCalled();
    expect(dialog?.style.transform).toBe('');
  });

  it('a dragged box follows the first finger, and closes when that finger is lifted', () => {
    const { dialog, handle } = box('down');
    const at = (identifier: number, clientY: number) => ({ identifier, clientX: 100, clientY });
    touchWith(handle, 'touchstart', [at(0, 100)]);
    touchWith(handle, 'touchmove', [at(0, 130)]);
    touchWith(handle, 'touchstart', [at(0, 130), at(1, 400)]);
    touchWith(handle, 'touchmove', [at(0, 130), at(1, 700)]);
    expect(dialog?.style.transform).toBe('translateY(30px)');
    touchWith(handle, 'touchend', [at(0, 130)]);
    expect(cancelled).not.toHaveBeenCalled();
    touchWith(handle, 'touchend', []);
    expect([cancelled.mock.calls.length, dialog?.style.transform]).toEqual([0, '']);
  });

  it('a dragged box does not move under reduced motion, and a drag elsewhere does not close it', () => {
    pull(box('down').dialog, 0, 300);
    vi.restoreAllMocks();
    browser({ reduced: true });
    pull(box('down').handle, 0, 300);
    expect(cancelled).not.toHaveBeenCalled();
  });

  it('a tap on a draggable box does not move or close it', () => {
    const { handle } = box('down');
    fireEvent.touchStart(handle ?? document.body, { touches: [{ clientX: 1, clientY: 1 }] });
    touch(handle, 'touchend', 0, 0);
    expect(cancelled).not.toHaveBeenCalled();
  });
});

function Sum() {
  return <output>{useCountUp(95.5)}</output>;
}

it('a number that counts up starts at zero and ends at the sum', async () => {
  render(<Sum />);
  expect(screen.getByRole('status').textContent).toBe('0');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('95.5'));
});

it('a number that counts up shows the sum at once under reduced motion', () => {
  browser({ reduced: true });
  render(<Sum />);
  expect(screen.getByRole('status').textContent).toBe('95.5');
});
