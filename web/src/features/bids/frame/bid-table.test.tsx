import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bid, openForTest } from '../../../testing/bid-screens.ts';
import { openBids, shownMessage, shownRows } from '../../../testing/open-bids.ts';
import { UNDO_TIME } from '../engine/notice.ts';
import { setBids } from '../engine/screen.ts';
import { definition as jodiDigits } from '../screens/jodi-digits.ts';
import { BidTable } from './bid-table.tsx';
import { ConfirmationDialog } from './confirmation-dialog.tsx';

vi.mock('../../../api/suggestions.ts');

describe('bid footer', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it.each([
    ['single-digit', 'Please add at least one bid before continuing'],
    ['single-digit-bulk', 'Please add at least one bid before continuing'],
    ['sp-motor', 'Please add at least one bid before continuing'],
    ['multi-digit', 'Please add at least one bid before continuing'],
    ['full-sangam', 'Please add at least one bid before continuing'],
    ['single-pana-bulk', 'Please add at least one pana before continuing'],
    ['double-pana-bulk', 'Please add at least one pana before continuing'],
  ] as const)(
    'a tap on Continue on %s without bids shows: %s',
    { tags: ['@FRAME-04', '@VBID-09', '@MD-05', '@SDB-06', '@SPB-06', '@DPB-06'] },
    async (id, message) => {
      const { press } = await openBids(id);
      await press('Continue');
      expect(shownMessage()).toBe(message);
    },
  );

  it('a tap on Continue needs a type if none is preselected, and the rows take the first choice', {
    tags: ['@MARKET-11', '@VBID-10'],
  }, async () => {
    const { add, press, chooseType } = await openBids('single-digit', {
      config: { bet_direction: 'both' },
      noDefault: true,
    });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value).toBe('');
    await add('Single Digit', '7', '10');
    await press('Continue');
    expect(shownMessage()).toBe('Please select a type before continuing');
    await chooseType('Open');
    expect(shownRows()).toEqual([['7', '10', 'Open']]);
  });

  it('a tap on Continue needs no choice of a type if only one is offered', {
    tags: ['@MARKET-10'],
  }, async () => {
    await openBids('single-digit', {
      config: { bet_direction: 'both', default_direction: 'open' },
      market: { current_status_name: 'Running for close' },
    });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value).toBe('close');
  });
});

describe('the last change', () => {
  beforeEach(() => {
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const undo = () => screen.queryByRole('button', { name: 'Undo' });

  it('the button Undo removes the bid that was added last', async () => {
    const { add, press } = await openBids('jodi-digits');
    expect(undo()).toBeNull();
    await add('Jodi Digit', '05', '10');
    await add('Jodi Digit', '05', '20');
    expect(screen.getByText('05 added, 20 points')).toBeTruthy();
    await press('Undo');
    expect([shownRows(), undo()]).toEqual([[['05', '10', 'Close']], null]);
    expect(screen.getByText('Undone')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Bids' }));
  });

  it('the button Undo is offered for 8 seconds, and its text stays longer', async () => {
    const { add } = await openBids('jodi-digits');
    vi.useFakeTimers();
    const added = add('Jodi Digit', '05', '10');
    await vi.advanceTimersByTimeAsync(0);
    await added;
    act(() => {
      vi.advanceTimersByTime(UNDO_TIME - 1);
    });
    expect(undo()).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(undo()).toBeNull();
    expect(screen.getByText('05 added, 10 points')).toBeTruthy();
  });
});

describe('a table of many rows', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
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

  it('a table of more than 12 rows shows their count and points, and changes all rows at once', async () => {
    const { press } = await tableOf(13);
    expect(screen.getByText('13 numbers × 25')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Points of all bids' })).toBeTruthy();
    await press('More points on each');
    await press('More points on each');
    await press('Fewer points on each');
    expect(screen.getByText('13 numbers × 30')).toBeTruthy();
    expect(new Set(shownRows().map(([, points]) => points))).toEqual(new Set(['30']));
  });

  it.each([
    [1, [true, false]],
    [25, [false, false]],
    [10000, [false, true]],
  ])(
    'a long table with %i points per row offers only steps to valid points',
    async (points, disabled) => {
      const { fewer, more } = await tableOf(13, points);
      expect([fewer?.disabled, more?.disabled]).toEqual(disabled);
    },
  );

  it('the summary of a long table begins at the thirteenth row', async () => {
    const { more } = await tableOf(12);
    expect(more).toBeNull();
  });

  it('the confirmation of many bids lists all bids', () => {
    const bids = Array.from({ length: 60 }, (_, n) => bid(String(n + 10), 25));
    render(
      <ConfirmationDialog
        screen={openForTest(jodiDigits)}
        shown={{ phase: 'receipt', summary: { bids, before: 2000, after: 500, at: 0 } }}
        onCancel={() => undefined}
      />,
    );
    expect(shownRows()).toHaveLength(60);
  });
});
