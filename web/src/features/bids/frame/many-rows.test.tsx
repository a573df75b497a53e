import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bid, openForTest } from '../../../testing/bid-screens.ts';
import { shownRows } from '../../../testing/open-bids.ts';
import { setBids } from '../engine/screen.ts';
import { jodiDigits } from '../screens/jodi-digits.ts';
import { BidTable } from './bid-table.tsx';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { MoreRows } from './more-rows.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The table with so many bids of 25 points. */
async function tableOf(count: number, points = 25) {
  const opened = openForTest(jodiDigits);
  const labels = Array.from({ length: count }, (_, n) => String(n + 10));
  setBids(
    opened.state,
    labels.map((label) => bid(label, points)),
  );
  await act(async () => render(<BidTable screen={opened} />));
  const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
  return {
    opened,
    fewer: button('Fewer points on each'),
    more: button('More points on each'),
    press: (name: string) => act(async () => button(name)?.click()),
  };
}

describe('a table of more than 12 rows', () => {
  it('says how many there are with which points, and changes all at once', async () => {
    const { press } = await tableOf(13);
    expect(screen.getByText('13 bids · 25 points each')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Points of all bids' })).toBeTruthy();
    await press('More points on each');
    await press('More points on each');
    await press('Fewer points on each');
    expect(screen.getByText('13 bids · 30 points each')).toBeTruthy();
    expect(new Set(shownRows().map(([, points]) => points))).toEqual(new Set(['30']));
  });

  it('says the number alone where the points differ', async () => {
    const { opened } = await tableOf(13);
    await act(async () => setBids(opened.state, [bid('99', 10), ...opened.state.bids]));
    expect(screen.getByText('14 bids')).toBeTruthy();
  });

  it.each([
    [1, [true, false]],
    [25, [false, false]],
    [10000, [false, true]],
  ])('of %i points each offers only valid stakes', async (points, disabled) => {
    const { fewer, more } = await tableOf(13, points);
    expect([fewer?.disabled, more?.disabled]).toEqual(disabled);
  });

  it('begins at the thirteenth', async () => {
    const { more } = await tableOf(12);
    expect(more).toBeNull();
  });
});

describe('the confirmation of many bids', () => {
  it('lists all', () => {
    const bids = Array.from({ length: 60 }, (_, n) => bid(String(n + 10), 25));
    render(
      <ConfirmationDialog
        screen={openForTest(jodiDigits)}
        summary={{ bids, before: 2000, after: 500, at: 0 }}
        sending={false}
        onCancel={() => undefined}
        onSubmit={() => undefined}
      />,
    );
    expect(shownRows()).toHaveLength(60);
  });
});

describe('the rows below', () => {
  /** Tells that the size of the totals has changed. */
  let resized = () => {};
  beforeEach(() => {
    const observer = class {
      constructor(changed: () => void) {
        resized = changed;
      }
      observe() {}
      disconnect() {}
    };
    vi.stubGlobal('ResizeObserver', observer);
  });

  /** The hint of 60 rows of 40 px, of which the totals begin so far below their top. */
  function hintAt(top: () => number) {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const [y, height] = this.matches('tbody') ? [0, 2400] : [top(), 100];
      return { top: y, bottom: y + height, height } as DOMRect;
    });
    const { container } = render(
      <div>
        <table>
          <tbody />
        </table>
        <div>
          <MoreRows rows={60} />
        </div>
      </div>,
    );
    return container.querySelector('p');
  }

  it('are counted while they scroll; at the end nothing is said', () => {
    let top = 480;
    const hint = hintAt(() => top);
    top = 1000;
    act(resized);
    expect(hint?.textContent).toBe('35 more');
    top = 2000;
    fireEvent.scroll(document.body);
    expect(hint?.textContent).toBe('10 more');
    top = 2395;
    fireEvent.scroll(document.body);
    expect(hint?.hidden).toBe(true);
    top = 800;
    fireEvent(window, new Event('resize'));
    expect([hint?.hidden, hint?.textContent]).toEqual([false, '40 more']);
  });

  it('are those after the twelfth where nothing can be measured', () => {
    vi.stubGlobal('ResizeObserver', undefined);
    expect(hintAt(() => 480)?.textContent).toBe('48 more');
  });

  it('can be scrolled by keyboard', () => {
    const hint = hintAt(() => 480);
    expect(hint?.parentElement?.parentElement?.tabIndex).toBe(0);
  });
});
