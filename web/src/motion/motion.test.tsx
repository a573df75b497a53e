import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flashChanges } from './changed-cards.ts';
import { Counted } from './counted.tsx';
import { closeByDrag } from './drag-to-close.ts';
import { foldWhenRemoved } from './fold-row.ts';
import { tick } from './motion.ts';
import { useNewRows } from './new-rows.ts';
import { refuse } from './refuse.ts';
import { moveTab, slidePill } from './tab-pill.ts';

const played = vi.fn();
const buzz = vi.fn();
/** Ends the animations that play. */
let finish = () => {};

/** A browser that animates, with or without reduced motion. */
function browser({ reduced }: { reduced: boolean }): void {
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  Object.assign(Element.prototype, {
    animate: (...args: unknown[]) => {
      played(...args);
      return { finished };
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

const touch = (target: Element | null, type: string, x: number, y: number) => {
  const event = new Event(type, { bubbles: true });
  Object.assign(event, { touches: type === 'touchend' ? [] : [{ clientX: x, clientY: y }] });
  (target ?? document.body).dispatchEvent(event);
};

/** Each way in which the app moves or vibrates. */
const motions: Record<string, () => unknown> = {
  'the tick of a key': tick,
  'a refused field': () => refuse(draw('<input>').firstElementChild),
  'a removed row': () => {
    const row = draw('<table><tbody><tr><td>7</td></tr></tbody></table>').querySelector('tr');
    foldWhenRemoved(row);
    row?.remove();
  },
  'a new row': () => {
    const Rows = ({ items }: { items: object[] }) => (
      <table ref={useNewRows(items)}>
        <tbody>{items.length > 0 && <tr />}</tbody>
      </table>
    );
    const { rerender } = render(<Rows items={[]} />);
    rerender(<Rows items={[{}]} />);
  },
  'the pill of the tabs': () => {
    const nav = draw('<nav><a href="/home" aria-current="page"></a><a href="/chat"></a></nav>');
    slidePill();
    nav.querySelector('[aria-current]')?.removeAttribute('aria-current');
    nav.querySelector('[href="/chat"]')?.setAttribute('aria-current', 'page');
    slidePill();
  },
  'a changed card': async () => {
    const main = draw('<main><ul><li><div><p data-drawn="true">128-1</p></div></li></ul></main>');
    const changes = new MutationObserver(flashChanges);
    changes.observe(main, { subtree: true, characterData: true });
    const text = main.querySelector('p')?.firstChild;
    if (text) text.nodeValue = '128-13-120';
    await Promise.resolve();
  },
};

describe('motion', () => {
  it.each(Object.entries(motions))('of %s is shown, not under reduced motion', async (_, move) => {
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
  });

  it('of a removed row leaves nothing behind', async () => {
    const table = draw('<table><tbody><tr><td>7</td></tr><tr><td>8</td></tr></tbody></table>');
    const row = table.querySelector('tr');
    foldWhenRemoved(row);
    row?.remove();
    await Promise.resolve();
    const [copy] = table.querySelectorAll('tr');
    expect([copy?.textContent, copy?.getAttribute('aria-hidden')]).toEqual(['7', 'true']);
    finish();
    await new Promise((resolve) => setTimeout(resolve));
    expect(table.textContent).toBe('8');
  });
});

describe('the pill of the tabs', () => {
  /** Whether a change of the page may move it. */
  async function moves(html: string, change: (place: HTMLElement) => void): Promise<boolean> {
    const place = draw(html);
    const found: boolean[] = [];
    const changes = new MutationObserver((records) => found.push(moveTab(records)));
    changes.observe(place, { subtree: true, childList: true, attributeFilter: ['aria-current'] });
    change(place);
    await Promise.resolve();
    changes.disconnect();
    return found.includes(true);
  }

  it('is looked for when a tab becomes current and when a bar is there', async () => {
    const bar = '<nav><a href="/home"></a></nav>';
    const current = (place: HTMLElement) =>
      place.querySelector('a, button')?.setAttribute('aria-current', 'page');
    expect(await moves(bar, current)).toBe(true);
    expect(await moves('<p></p>', (place) => place.append(draw(bar)))).toBe(true);
  });

  it('is not looked for with every other change of a screen', async () => {
    const row = (place: HTMLElement) => place.append(document.createElement('tr'));
    expect(await moves('<p></p>', row)).toBe(false);
    const dot = (place: HTMLElement) =>
      place.querySelector('button')?.setAttribute('aria-current', 'true');
    expect(await moves('<div><button></button></div>', dot)).toBe(false);
  });
});

describe('a counted number', () => {
  it('ends at its value, and is there at once under reduced motion', async () => {
    const { rerender } = render(<Counted value={10} ms={20} />);
    rerender(<Counted value={30} ms={20} />);
    expect(screen.getByText('10')).toBeTruthy();
    await screen.findByText('30');
    vi.restoreAllMocks();
    browser({ reduced: true });
    rerender(<Counted value={50} ms={20} format={(value) => `₹${value}`} />);
    expect(screen.getByText('₹50')).toBeTruthy();
  });
});

describe('a dragged box', () => {
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

  it('closes once it is dragged far enough its way', () => {
    pull(box('down').handle, 10, 200);
    expect(cancelled).toHaveBeenCalledTimes(1);
    pull(box('left').handle, -120, 10);
    expect(cancelled).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a little', 'down', 0, 60],
    ['the other way', 'down', 0, -200],
    ['across', 'left', -20, 200],
  ] as const)('goes back to its place when dragged %s', (_, to, x, y) => {
    const { dialog, handle } = box(to);
    pull(handle, x, y);
    expect(cancelled).not.toHaveBeenCalled();
    expect(dialog?.style.transform).toBe('');
  });

  it('stays under reduced motion, and closes for no drag elsewhere', () => {
    pull(box('down').dialog, 0, 300);
    vi.restoreAllMocks();
    browser({ reduced: true });
    pull(box('down').handle, 0, 300);
    expect(cancelled).not.toHaveBeenCalled();
  });

  it('can be dragged by a tap without anything happening', () => {
    const { handle } = box('down');
    fireEvent.touchStart(handle ?? document.body, { touches: [{ clientX: 1, clientY: 1 }] });
    touch(handle, 'touchend', 0, 0);
    expect(cancelled).not.toHaveBeenCalled();
  });
});
