import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openBids, shownMessage } from '../../../testing/open-bids.ts';

vi.mock('../../../api/suggestions.ts');

beforeEach(() => {
  localStorage.clear();
});

describe('the options', () => {
  it('of Odd Even are boxes of which both may be ticked', { tags: ['@OE-01'] }, async () => {
    const { user } = await openBids('odd-even');
    for (const name of ['Odd', 'Even']) await user.click(screen.getByRole('checkbox', { name }));
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)).toEqual([
      true,
      true,
    ]);
  });

  it('of Odd Even must not both be left out', { tags: ['@OE-04'] }, async () => {
    const { type, press } = await openBids('odd-even');
    await type('Enter Points', '10');
    await press('Add Bid');
    expect(shownMessage()).toBe('Please select at least one option');
  });

  it('of Red Bracket start with the half one', { tags: ['@RB-01'] }, async () => {
    await openBids('red-bracket');
    const checked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
    expect([checked('Half Bracket'), checked('Full Bracket')]).toEqual([true, false]);
  });

  it.each([
    ['spdptp', 'Digit'],
    ['choice-pana', 'Left Digit'],
  ] as const)(
    'of %s must not all be left out',
    { tags: ['@SDT-02', '@CP-02'] },
    async (id, name) => {
      const { add } = await openBids(id);
      await add(name, '1', '10');
      expect(shownMessage()).toBe('Please select at least one option (SP, DP, or TP)');
    },
  );
});
