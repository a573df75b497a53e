import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bid, openForTest } from '../../../testing/bid-screens.ts';
import { shownRows } from '../../../testing/open-bids.ts';
import { setBids } from '../engine/screen.ts';
import { definition as jodiDigits } from '../screens/jodi-digits.ts';
import { BidTable } from './bid-table.tsx';
import { ConfirmationDialog } from './confirmation-dialog.tsx';

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

it('the confirmation of many bids lists all', () => {
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
