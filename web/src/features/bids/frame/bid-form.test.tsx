import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { getSuggestions } from '../../../api/suggestions.ts';
import { openBids, shownMessage, shownRows, shownTotals, textIn } from '../../../test/open-bids.ts';
import type { ScreenId } from '../engine/screen-id.ts';

vi.mock('../../../api/suggestions.ts');
const asked = vi.mocked(getSuggestions);
const answerWith = (combinations: string[] | { jodis: string[] }) =>
  asked.mockResolvedValue({
    suggestions: { combinations },
    bet_type: { id: 0, name: '', code: '' },
  });

beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
  answerWith([]);
});

/** The number fields of the screens with the characters that they take. */
const lengths: [ScreenId, string, number][] = [
  ['single-pana', 'Single Pana', 3],
  ['double-pana', 'Double Pana', 3],
  ['triple-pana', 'Triple Pana', 3],
  ['half-sangam-a', 'Close Pana', 3],
  ['half-sangam-b', 'Open Pana', 3],
  ['penal-group', 'Pana', 3],
  ['sp-motor', 'SP Motor', 6],
  ['dp-motor', 'DP Motor', 6],
  ['group-jodi', 'Group Jodi', 2],
  ['jodi-digits', 'Jodi Digit', 2],
  ['jodi-digits-bulk', 'Jodi Digit', 2],
  ['two-digits-panel', 'Two Digits', 2],
  ['single-digit', 'Single Digit', 1],
  ['spdptp', 'Digit', 1],
  ['digits-based-jodi', 'Left Digit', 1],
  ['digits-based-jodi', 'Right Digit', 1],
  ['choice-pana', 'Middle Digit', 1],
  ['half-sangam', 'Open Digit', 1],
  ['half-sangam-b', 'Close Digit', 1],
];

describe('a number field', () => {
  it.each(lengths)(
    '[VBID-01] [VBID-02] [VBID-03] [VBID-04] [VBID-05] [VBID-11] of %s, %s, keeps %i digits of what is pasted',
    async (id, name, length) => {
      const { user, field } = await openBids(id);
      await user.click(field(name));
      await user.paste('a 1 2-3 4 5 6 7 8');
      expect(textIn(name)).toBe('12345678'.slice(0, length));
    },
  );

  it('[VPTS-01] of points takes digits only, five at most', async () => {
    const { user, field } = await openBids('jodi-digits');
    await user.type(field('Enter Points'), '1x2.3 456');
    expect(textIn('Enter Points')).toBe('12345');
  });

  it.each([
    ['sp-motor', 'SP Motor'],
    ['dp-motor', 'DP Motor'],
  ] as const)('[SPM-01] [DPM-01] of %s shows its hint', async (id, name) => {
    const { field } = await openBids(id);
    const note = field(name).getAttribute('aria-describedby');
    expect(document.getElementById(note ?? '')?.textContent).toBe('Enter 4-6 digits');
  });
});

describe('Add Bid', () => {
  it('[FRAME-17] [JD-01] empties number and points, keeps the type and goes back to the number', async () => {
    const { add, field, chooseType } = await openBids('jodi-digits');
    await chooseType('Open');
    await add('Jodi Digit', '05', '10');
    expect([textIn('Jodi Digit'), textIn('Enter Points')]).toEqual(['', '']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value).toBe('open');
    expect(document.activeElement).toBe(field('Jodi Digit'));
    expect(shownRows()).toEqual([['05', '10', 'Open']]);
  });

  it('[JB-01] of Jodi Bulk keeps the points and goes back to the jodi', async () => {
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

  it('[FRAME-18] [VBID-06] says inside the form what is wrong, until the next valid change', async () => {
    const { press, type } = await openBids('jodi-digits');
    await press('Add Bid');
    expect(shownMessage()).toBe('Please fill in all required fields');
    await type('Jodi Digit', '0');
    expect(shownMessage()).toBeUndefined();
  });

  it('puts the cursor where something is wrong', async () => {
    const { add, field } = await openBids('jodi-digits');
    await add('Jodi Digit', '05', '0');
    expect(document.activeElement).toBe(field('Enter Points'));
    await add('Jodi Digit', '0', '10');
    expect(document.activeElement).toBe(field('Jodi Digit'));
  });

  it('[FLOW-04] refuses what would raise a bid above 10000', async () => {
    const { add } = await openBids('single-digit');
    await add('Single Digit', '7', '9999');
    await add('Single Digit', '7', '2');
    expect(shownMessage()).toBe('Points must be between 1 to 10000');
    expect(shownRows()).toEqual([['7', '9999', 'Open']]);
  });

  it('tells those who do not see the table what was added and removed', async () => {
    const { add, press } = await openBids('jodi-digits');
    await add('Jodi Digit', '05', '10');
    expect(screen.getByText('05 added with 10 points')).toBeTruthy();
    await press('Delete 05');
    expect(screen.getByText('05 removed')).toBeTruthy();
  });
});

describe('Single Pana while typing', () => {
  it.each([
    ['0', '', 'Invalid pana'],
    ['11', '1', 'Invalid pana'],
    ['10', '1', 'Invalid pana'],
    ['121', '12', 'Digits must be in ascending order'],
  ])(
    '[SP-06] [SP-07] [SP-08] [SP-09] after %s holds “%s” and says %s',
    async (typed, left, message) => {
      const { type } = await openBids('single-pana');
      await type('Single Pana', typed);
      expect([textIn('Single Pana'), shownMessage()]).toEqual([left, message]);
    },
  );

  it('[SP-05] refuses Add Bid while the error is there', async () => {
    const { add } = await openBids('single-pana');
    await add('Single Pana', '122', '10');
    expect(shownMessage()).toBe('Please fix the validation errors before adding bid');
  });

  it('[SP-13] takes over a suggestion and goes on to the points', async () => {
    const { type, press, field } = await openBids('single-pana');
    await type('Single Pana', '12');
    const list = screen.getByRole('list', { name: 'Suggestions for Single Pana' });
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual('123 124 125 126 127 128 129 120'.split(' '));
    await press('128');
    expect(textIn('Single Pana')).toBe('128');
    expect(document.activeElement).toBe(field('Enter Points'));
  });

  it.each([
    ['single-pana', 'Single Pana', '12'],
    ['double-pana', 'Double Pana', '11'],
  ] as const)(
    '[SUGG-19] works the suggestions of %s out on the device',
    async (id, name, typed) => {
      const { type } = await openBids(id);
      await type(name, typed);
      expect(screen.getByRole('list', { name: `Suggestions for ${name}` })).toBeTruthy();
      await type(name, `${typed}2`);
      await new Promise((done) => setTimeout(done, 600));
      expect(asked).not.toHaveBeenCalled();
    },
  );
});

describe('Double Pana while typing', () => {
  it.each([
    ['0', 'Invalid pana'],
    ['21', 'Second digit must be greater than or equal to first'],
  ])('[DP-05] [DP-06] after %s says %s', async (typed, message) => {
    const { type } = await openBids('double-pana');
    await type('Double Pana', typed);
    expect([textIn('Double Pana'), shownMessage()]).toEqual([typed, message]);
  });
});

describe('panas offered after two digits', () => {
  it.each([
    ['half-sangam', 'Close Pana'],
    ['half-sangam-a', 'Close Pana'],
    ['half-sangam-b', 'Open Pana'],
    ['full-sangam', 'Open Pana'],
    ['full-sangam', 'Close Pana'],
    ['penal-group', 'Pana'],
  ] as const)('[SUGG-21] [SUGG-22] [SUGG-23] [SUGG-24] on %s for %s', async (id, name) => {
    const { type, press } = await openBids(id);
    await type(name, '21');
    expect(screen.getByText('No valid suggestions')).toBeTruthy();
    await type(name, '89');
    await press('890');
    expect(textIn(name)).toBe('890');
  });
});

describe('Multi-digit', () => {
  const cell = (digit: string) => `Points for digit ${digit}`;

  it('[MD-01] has a field for each digit, 1 to 9 and then 0', async () => {
    await openBids('multi-digit');
    const group = screen.getByRole('group', { name: 'Points by digit' });
    const names = within(group)
      .getAllByRole('textbox')
      .map((box) => box.getAttribute('aria-label'));
    expect(names).toEqual('1234567890'.split('').map(cell));
  });

  it('[MD-02] [MD-03] follows the fields in the footer', async () => {
    const { type } = await openBids('multi-digit');
    await type(cell('1'), '50');
    await type(cell('0'), '25');
    expect(shownTotals()).toEqual(['2', '75']);
    await type(cell('1'), '');
    expect(shownTotals()).toEqual(['1', '25']);
  });

  it('[MD-04] refuses Continue while a field is out of range', async () => {
    const { type, press } = await openBids('multi-digit');
    await type(cell('1'), '50');
    await type(cell('2'), '10001');
    expect(shownMessage()).toBe('Points must be between 1 to 10000');
    await press('Continue');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shownMessage()).toBe('Points must be between 1 to 10000');
  });

  it('[MD-05] refuses Continue with all fields empty', async () => {
    const { press } = await openBids('multi-digit');
    await press('Continue');
    expect(shownMessage()).toBe('Please add at least one bid before continuing');
  });

  it('[MD-06] closes the fields of digits that the bet type does not take', async () => {
    await openBids('multi-digit', { config: { min_digit: 2, max_digit: 8 } });
    const closed = '1234567890'
      .split('')
      .filter(
        (digit) => screen.getByRole<HTMLInputElement>('textbox', { name: cell(digit) }).disabled,
      );
    expect(closed).toEqual(['1', '9', '0']);
  });

  it('[FLOW-12] is emptied by a change of type', async () => {
    const { type, chooseType } = await openBids('multi-digit');
    await type(cell('1'), '50');
    await chooseType('Close');
    expect([textIn(cell('1')), shownTotals()]).toEqual(['', ['0', '0']]);
  });
});

describe('the keypad', () => {
  it('[SDB-01] [SDB-02] [SDB-04] adds with each tap', async () => {
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

  it('[SDB-05] is emptied by Clear', async () => {
    const { type, press } = await openBids('single-digit-bulk');
    await type('Enter Points', '10');
    for (const key of ['7', '3']) await press(key);
    await press('Clear');
    expect([shownRows(), shownTotals()]).toEqual([[], ['0', '0']]);
  });

  it('[SDB-03] refuses a digit out of range', async () => {
    const { type, press } = await openBids('single-digit-bulk', { config: { max_digit: 8 } });
    await type('Enter Points', '10');
    await press('9');
    expect(shownMessage()).toBe('Please select a digit between 0 and 8');
  });

  it.each([
    ['single-pana-bulk', ['128', '137']],
    ['double-pana-bulk', ['100', '119']],
  ] as const)(
    '[SPB-01] [SPB-02] [SPB-03] [SPB-04] [DPB-01] [DPB-02] [DPB-03] [DPB-04] of %s adds the panas of the ank',
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

describe('the options', () => {
  it('[OE-01] of Odd Even are boxes of which both may be ticked', async () => {
    const { user } = await openBids('odd-even');
    for (const name of ['Odd', 'Even']) await user.click(screen.getByRole('checkbox', { name }));
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)).toEqual([
      true,
      true,
    ]);
  });

  it('[OE-04] of Odd Even must not both be left out', async () => {
    const { type, press } = await openBids('odd-even');
    await type('Enter Points', '10');
    await press('Add Bid');
    expect(shownMessage()).toBe('Please select at least one option');
  });

  it('[RB-01] of Red Bracket start with the half one', async () => {
    await openBids('red-bracket');
    const checked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
    expect([checked('Half Bracket'), checked('Full Bracket')]).toEqual([true, false]);
  });

  it.each([
    ['spdptp', 'Digit'],
    ['choice-pana', 'Left Digit'],
  ] as const)('[SDT-02] [CP-02] of %s must not all be left out', async (id, name) => {
    const { add } = await openBids(id);
    await add(name, '1', '10');
    expect(shownMessage()).toBe('Please select at least one option (SP, DP, or TP)');
  });
});

describe('suggestions of the host', () => {
  it('[SPM-05] [SUGG-02] are added by Add Bid when they arrive', async () => {
    answerWith(['123', '124', '134', '234']);
    const { add } = await openBids('sp-motor');
    await add('SP Motor', '1234', '10');
    await screen.findByRole('rowheader', { name: '123' });
    expect(shownTotals()).toEqual(['4', '40']);
  });

  it('[SPM-06] [DPM-06] that are none are told', async () => {
    const { add } = await openBids('dp-motor');
    await add('DP Motor', '1234', '10');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'No suggestions available. Please try with different digits or check your input.',
    );
  });

  it('[SUGG-26] that cannot be had are told in a banner', async () => {
    asked.mockRejectedValue(
      new ApiError('status', 'refused', { status: 400, body: { error: 'Try later' } }),
    );
    const { type } = await openBids('sp-motor');
    await type('SP Motor', '1234');
    expect((await screen.findByRole('alert')).textContent).toBe('Suggestions ErrorTry later');
  });

  it('[PG-08] of Penal Group that cannot be had are told in its own words', async () => {
    asked.mockRejectedValue(new ApiError('network', 'dropped'));
    const { type } = await openBids('penal-group');
    await type('Pana', '128');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Error loading suggestions: Failed to fetch suggestions',
    );
  });

  it('[FLOW-13] are gone after a change of type', async () => {
    answerWith(['123', '124', '134', '234']);
    const { type, chooseType } = await openBids('sp-motor');
    await type('SP Motor', '1234');
    await screen.findByText('4 suggestions');
    await chooseType('Close');
    expect(screen.queryByText('4 suggestions')).toBeNull();
  });
});

describe('Continue', () => {
  it.each([
    ['single-digit', 'Please add at least one bid before continuing'],
    ['single-digit-bulk', 'Please add at least one bid before continuing'],
    ['sp-motor', 'Please add at least one bid before continuing'],
    ['full-sangam', 'Please add at least one bid before continuing'],
    ['single-pana-bulk', 'Please add at least one pana before continuing'],
    ['double-pana-bulk', 'Please add at least one pana before continuing'],
  ] as const)(
    '[FRAME-04] [VBID-09] [SDB-06] [SPB-06] [DPB-06] on %s without bids says: %s',
    async (id, message) => {
      const { press } = await openBids(id);
      await press('Continue');
      expect(shownMessage()).toBe(message);
    },
  );

  it('[MARKET-11] [VBID-10] needs a type where nothing is preselected; rows take on the first one chosen', async () => {
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

  it('[MARKET-10] starts with the only type offered', async () => {
    await openBids('single-digit', {
      config: { bet_direction: 'both', default_direction: 'open' },
      market: { current_status_name: 'Running for close' },
    });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value).toBe('close');
  });
});
