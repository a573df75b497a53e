import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SUGGESTION_PAUSE } from '../../../lib/timings.ts';
import { beginSuggestions, requested } from '../../../testing/mocked-suggestions.ts';
import {
  openBids,
  shownMessage,
  shownRows,
  shownTotals,
  textIn,
} from '../../../testing/open-bids.ts';

vi.mock('../../../api/suggestions.ts');

beforeEach(beginSuggestions);

// All screens have this field; a test of the definitions has the digits of each.
it.each([
  ['single-digit', 'Single Digit', 1],
  ['jodi-digits', 'Jodi Digit', 2],
  ['penal-group', 'Pana', 3],
  ['sp-motor', 'SP Motor', 6],
] as const)(
  'the number field of %s, %s, keeps %i digits of a pasted text',
  { tags: ['@VBID-01', '@VBID-02', '@VBID-03', '@VBID-04', '@VBID-05', '@VBID-11'] },
  async (id, name, length) => {
    const { user, field } = await openBids(id);
    await user.click(field(name));
    await user.paste('a 1 2-3 4 5 6 7 8');
    expect(textIn(name)).toBe('12345678'.slice(0, length));
    await user.clear(field(name));
    await user.paste('१२३४५६'.slice(0, length));
    expect(textIn(name)).toBe('123456'.slice(0, length));
  },
);

// typed-number.test.ts has every such text.
it.each([
  ['Jodi Digit', '4.7', 'Please fix the validation errors before adding bid'],
  ['Enter Points', '1,00,000', 'Points must be between 1 to 10000'],
] as const)('the number field %s adds no bid with a part of %j', async (name, text, message) => {
  const { user, field, type, press } = await openBids('jodi-digits');
  await type('Jodi Digit', '47');
  await type('Enter Points', '100');
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(text);
  await press('Add Bid');
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(shownTotals()).toEqual(['0', '0']);
  await type('Jodi Digit', '47');
  await type('Enter Points', '100');
  await press('Add Bid');
  expect(shownRows()).toEqual([['47', '100', 'Close']]);
});

it.each([
  ['sp-motor', 'SP Motor'],
  ['dp-motor', 'DP Motor'],
] as const)(
  'the number field of %s shows its hint',
  { tags: ['@SPM-01', '@DPM-01'] },
  async (id, name) => {
    const { field } = await openBids(id);
    const note = field(name).getAttribute('aria-describedby');
    expect(document.getElementById(note ?? '')?.textContent).toBe('Enter 4-6 digits');
  },
);

it('the field of Single Pana rejects a digit out of order and shows the reason', async () => {
  const { type } = await openBids('single-pana');
  await type('Single Pana', '121');
  expect([textIn('Single Pana'), shownMessage()]).toEqual([
    '12',
    'Digits must be in ascending order',
  ]);
});

it('the field of Single Pana accepts a tapped hint and focuses the points', {
  tags: ['@SP-13'],
}, async () => {
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
  'the device calculates the suggestions of %s without a request',
  { tags: ['@SUGG-19'] },
  async (id, name, typed) => {
    const { type } = await openBids(id);
    await type(name, typed);
    expect(screen.getByRole('list', { name: `Suggestions for ${name}` })).toBeTruthy();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await type(name, `${typed}2`);
    vi.advanceTimersByTime(SUGGESTION_PAUSE);
    vi.useRealTimers();
    expect(requested).not.toHaveBeenCalled();
  },
);

it.each([
  ['half-sangam', 'Close Pana'],
  ['half-sangam-a', 'Close Pana'],
  ['half-sangam-b', 'Open Pana'],
  ['full-sangam', 'Open Pana'],
  ['full-sangam', 'Close Pana'],
  ['penal-group', 'Pana'],
] as const)(
  'the suggested panas are offered after two digits on %s for %s',
  { tags: ['@SUGG-21', '@SUGG-22', '@SUGG-23', '@SUGG-24'] },
  async (id, name) => {
    const { type, press } = await openBids(id);
    await type(name, '21');
    expect(screen.getByText('No valid suggestions')).toBeTruthy();
    await type(name, '89');
    await press('890');
    expect(textIn(name)).toBe('890');
  },
);
