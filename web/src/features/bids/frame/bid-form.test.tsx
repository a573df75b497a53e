import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith, beginSuggestions } from '../../../testing/mocked-suggestions.ts';
import { openBids, shownRows, shownTotals } from '../../../testing/open-bids.ts';

vi.mock('../../../api/suggestions.ts');

describe('the digit keypad', () => {
  beforeEach(beginSuggestions);

  it('the keypad adds a bid with each tap', {
    tags: ['@SDB-01', '@SDB-02', '@SDB-04'],
  }, async () => {
    const { type, press } = await openBids('single-digit-bulk');
    const keys = within(screen.getByRole('group', { name: 'Digits' })).getAllByRole('button');
    expect(keys.map(({ textContent }) => textContent)).toEqual('1234567890'.split(''));
    await type('Enter Points', '10');
    for (const key of ['7', '3', '7']) await press(key);
    expect(shownRows()).toEqual([
      ['7', '20', 'Open'],
      ['3', '10', 'Open'],
    ]);
    await press('Delete 7');
    expect(shownRows()).toEqual([['3', '10', 'Open']]);
  });

  it('the keypad is emptied by Clear', { tags: ['@SDB-05'] }, async () => {
    const { type, press } = await openBids('single-digit-bulk');
    await type('Enter Points', '10');
    for (const key of ['7', '3']) await press(key);
    await press('Clear');
    expect([shownRows(), shownTotals()]).toEqual([[], ['0', '0']]);
  });

  it.each([
    ['single-pana-bulk', ['128', '137']],
    ['double-pana-bulk', ['100', '119']],
  ] as const)(
    'the keypad of %s adds the panas of the ank',
    {
      tags: [
        '@SPB-01',
        '@SPB-02',
        '@SPB-03',
        '@SPB-04',
        '@DPB-01',
        '@DPB-02',
        '@DPB-03',
        '@DPB-04',
      ],
    },
    async (id, [first, second]) => {
      answerWith([first, second]);
      const { type, press } = await openBids(id);
      await type('Enter Points', '10');
      await press('1');
      await screen.findByRole('rowheader', { name: first });
      await press('1');
      await screen.findAllByRole('cell', { name: '20' });
      expect(shownRows()).toEqual([
        [first, '20', 'Open'],
        [second, '20', 'Open'],
      ]);
      await press(`Delete ${first}`);
      expect([shownRows(), shownTotals()]).toEqual([[[second, '20', 'Open']], ['1', '20']]);
      await press('Clear');
      expect([shownRows(), shownTotals()]).toEqual([[], ['0', '0']]);
    },
  );
});

describe('the choice of options', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('the options of Odd Even are two boxes that may both be ticked', {
    tags: ['@OE-01'],
  }, async () => {
    const { user } = await openBids('odd-even');
    for (const name of ['Odd', 'Even']) await user.click(screen.getByRole('checkbox', { name }));
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)).toEqual([
      true,
      true,
    ]);
  });

  it('the options of Red Bracket start with the half bracket', { tags: ['@RB-01'] }, async () => {
    await openBids('red-bracket');
    const checked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
    expect([checked('Half Bracket'), checked('Full Bracket')]).toEqual([true, false]);
  });
});
