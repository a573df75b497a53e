import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { BidForm } from '../features/bids/played-case.ts';
import { shownRows, shownTotals } from './open-bids.ts';
import { rowsOf } from './played-cases.ts';

const user = userEvent.setup({ delay: null });
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function fill(label: string, text: string): Promise<void> {
  await user.clear(input(label));
  await user.type(input(label), text);
}

async function press(name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }));
}

/** The form of the bid screen that is rendered. */
export const renderedBidForm: BidForm = {
  choose: (type) => user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), type),
  fill,
  points: (points) => fill('Enter Points', points),
  tick: async (box, ticked = true) => {
    const found = screen.getByRole<HTMLInputElement>('checkbox', { name: box });
    if (found.checked !== ticked) await user.click(found);
  },
  tap: async (digit) => {
    const keys = within(screen.getByRole('group', { name: 'Digits' }));
    await user.click(keys.getByRole('button', { name: digit }));
  },
  press,
  add: async (numbers, points) => {
    for (const [label, text] of Object.entries(numbers)) await fill(label, text);
    await fill('Enter Points', points);
    await press('Add Bid');
  },
  enter: (text) => user.keyboard(`${text}{Enter}`),
  isReadyForNext: (label, points) =>
    waitFor(() => {
      expect(input(label).value).toBe('');
      expect(document.activeElement).toBe(input(label));
      expect(input('Enter Points').value).toBe(points);
    }),
  hasRows: (rows) =>
    waitFor(() => expect(shownRows().map((cells) => cells.join(' '))).toEqual(rowsOf(rows))),
  hasTotals: (bids, points) =>
    waitFor(() => expect(shownTotals()).toEqual([String(bids), String(points)])),
};
