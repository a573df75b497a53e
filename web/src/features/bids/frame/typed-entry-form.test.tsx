import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openBids, shownMessage, shownRows, textIn } from '../../../testing/open-bids.ts';

vi.mock('../../../api/suggestions.ts');

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
