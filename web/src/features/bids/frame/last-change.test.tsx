import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBids, shownRows, shownTotals, textIn } from '../../../testing/open-bids.ts';
import { UNDO_TIME } from '../engine/notice.ts';

vi.mock('../../../api/suggestions.ts');

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const undo = () => screen.queryByRole('button', { name: 'Undo' });

describe('Undo', () => {
  it('takes out what was added last', async () => {
    const { add, press } = await openBids('jodi-digits');
    expect(undo()).toBeNull();
    await add('Jodi Digit', '05', '10');
    await add('Jodi Digit', '05', '20');
    expect(screen.getByText('05 added, 20 points')).toBeTruthy();
    await press('Undo');
    expect([shownRows(), undo()]).toEqual([[['05', '10', 'Close']], null]);
    expect(screen.getByText('Undone')).toBeTruthy();
  });

  it('brings a deleted row back to its place', async () => {
    const { add, press } = await openBids('jodi-digits');
    await add('Jodi Digit', '05', '10');
    await add('Jodi Digit', '47', '25');
    await press('Delete 05');
    await press('Undo');
    expect(shownRows()).toEqual([
      ['47', '25', 'Close'],
      ['05', '10', 'Close'],
    ]);
  });

  it('brings the rows back that Clear removed', async () => {
    const { user, type, press } = await openBids('single-digit-bulk');
    await type('Enter Points', '10');
    const keys = within(screen.getByRole('group', { name: 'Digits' }));
    for (const digit of ['7', '8']) {
      await user.click(keys.getByRole('button', { name: digit }));
    }
    await press('Clear');
    expect(screen.getByText('2 bids removed')).toBeTruthy();
    await press('Undo');
    expect(shownTotals()).toEqual(['2', '20']);
  });

  it('brings rows and type back that a change of type removed', async () => {
    const { add, press, chooseType } = await openBids('jodi-digits');
    await add('Jodi Digit', '05', '10');
    await chooseType('Open');
    expect([screen.getByText('1 bid removed').textContent, shownRows()]).toEqual([
      '1 bid removed',
      [],
    ]);
    await press('Undo');
    expect(shownRows()).toEqual([['05', '10', 'Close']]);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value).toBe('close');
  });

  it('brings the ten fields back that a change of type emptied', async () => {
    const { type, press, chooseType } = await openBids('multi-digit');
    await type('Points for digit 7', '35');
    await chooseType('Close');
    expect(textIn('Points for digit 7')).toBe('');
    await press('Undo');
    expect(textIn('Points for digit 7')).toBe('35');
  });

  it('is offered for 8 seconds; the text stays', async () => {
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
