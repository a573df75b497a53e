import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith, beginSuggestions } from '../../../testing/mocked-suggestions.ts';
import {
  openBids,
  shownMessage,
  shownRows,
  shownTotals,
  textIn,
} from '../../../testing/open-bids.ts';

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

describe('the points grid', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  const cell = (digit: string) => `Points for digit ${digit}`;

  it('the grid of Multi-digit has a field for each digit, 1 to 9 and then 0', {
    tags: ['@MD-01'],
  }, async () => {
    await openBids('multi-digit');
    const group = screen.getByRole('group', { name: 'Points by digit' });
    const names = within(group)
      .getAllByRole('textbox')
      .map((box) => box.getAttribute('aria-label'));
    expect(names).toEqual('1234567890'.split('').map(cell));
  });

  it('the totals in the footer follow the fields of Multi-digit', {
    tags: ['@MD-02', '@MD-03'],
  }, async () => {
    const { type } = await openBids('multi-digit');
    await type(cell('1'), '50');
    await type(cell('0'), '25');
    expect(shownTotals()).toEqual(['2', '75']);
    await type(cell('1'), '');
    expect(shownTotals()).toEqual(['1', '25']);
  });

  it.each(['1.5', '-5', '1e3', '1,00,000'])(
    'the grid of Multi-digit rejects Continue while a field contains only a part of %j',
    async (text) => {
      const { user, field, press, type } = await openBids('multi-digit');
      await user.click(field(cell('3')));
      await user.paste(text);
      expect(field(cell('3')).getAttribute('aria-invalid')).toBe('true');
      await press('Continue');
      expect(screen.queryByRole('dialog')).toBeNull();
      await type(cell('3'), '15');
      await press('Continue');
      expect(await screen.findByRole('dialog')).toBeTruthy();
    },
  );

  it('the grid of Multi-digit rejects Continue while a field is out of range', {
    tags: ['@MD-04'],
  }, async () => {
    const { type, press } = await openBids('multi-digit');
    await type(cell('1'), '50');
    await type(cell('2'), '10001');
    expect(shownMessage()).toBe('Points must be between 1 to 10000');
    await press('Continue');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shownMessage()).toBe('Points must be between 1 to 10000');
  });

  it('the grid of Multi-digit disables the fields of digits outside the range of the bet type', {
    tags: ['@MD-06'],
  }, async () => {
    await openBids('multi-digit', { config: { min_digit: 2, max_digit: 8 } });
    const closed = '1234567890'
      .split('')
      .filter(
        (digit) => screen.getByRole<HTMLInputElement>('textbox', { name: cell(digit) }).disabled,
      );
    expect(closed).toEqual(['1', '9', '0']);
  });
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

describe('the form with typed numbers', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('the button Add Bid empties and focuses the number field, and keeps the points and the type', {
    tags: ['@FRAME-17', '@JD-01'],
  }, async () => {
    const { add, field, chooseType } = await openBids('jodi-digits');
    await chooseType('Open');
    await add('Jodi Digit', '05', '10');
    expect([textIn('Jodi Digit'), textIn('Enter Points')]).toEqual(['', '10']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value).toBe('open');
    expect(document.activeElement).toBe(field('Jodi Digit'));
    expect(shownRows()).toEqual([['05', '10', 'Open']]);
  });

  it('the button Add Bid of Jodi Bulk keeps the points and focuses the jodi field', {
    tags: ['@JB-01'],
  }, async () => {
    const { add, user, field } = await openBids('jodi-digits-bulk');
    await add('Jodi Digit', '05', '10');
    expect([textIn('Jodi Digit'), textIn('Enter Points')]).toEqual(['', '10']);
    expect(document.activeElement).toBe(field('Jodi Digit'));
    await user.keyboard('47{Enter}');
    expect(shownRows()).toEqual([
      ['47', '10', 'Close'],
      ['05', '10', 'Close'],
    ]);
  });

  it('the button Add Bid shows an error in the form until the next valid change', {
    tags: ['@FRAME-18', '@VBID-06'],
  }, async () => {
    const { press, type } = await openBids('jodi-digits');
    await press('Add Bid');
    expect(shownMessage()).toBe('Please fill in all required fields');
    await type('Jodi Digit', '0');
    expect(shownMessage()).toBeUndefined();
  });

  it('the button Add Bid marks the wrong field and shows the expected form of its number', async () => {
    const { user, add, type, field } = await openBids('full-sangam');
    await type('Open Pana', '128');
    await add('Close Pana', '821', '10');
    const described = () =>
      ['Open Pana', 'Close Pana', 'Enter Points'].map((name) => [
        field(name).getAttribute('aria-invalid'),
        field(name).getAttribute('aria-describedby') === screen.queryByRole('alert')?.id,
      ]);
    const fine = ['false', false];
    expect(described()).toEqual([fine, ['true', true], fine]);
    expect(shownMessage()).toBe('Invalid Pana');
    expect(screen.getByText('Small to big, 0 last: 128, 550')).toBeTruthy();
    await type('Close Pana', '128');
    expect(described()).toEqual([fine, fine, fine]);
    await user.clear(field('Enter Points'));
    await user.type(field('Enter Points'), '0{Enter}');
    expect(described()).toEqual([fine, fine, ['true', true]]);
  });

  it('the button Add Bid focuses the first wrong field', async () => {
    const { add, field } = await openBids('jodi-digits');
    await add('Jodi Digit', '05', '0');
    expect(document.activeElement).toBe(field('Enter Points'));
    await add('Jodi Digit', '0', '10');
    expect(document.activeElement).toBe(field('Jodi Digit'));
  });
});
