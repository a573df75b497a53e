import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openBids, shownMessage, shownRows, textIn } from '../../../testing/open-bids.ts';

vi.mock('../../../api/suggestions.ts');

beforeEach(() => {
  localStorage.clear();
});

describe('Add Bid', () => {
  it('empties number and points, keeps the type and goes back to the number', {
    tags: ['@FRAME-17', '@JD-01'],
  }, async () => {
    const { add, field, chooseType } = await openBids('jodi-digits');
    await chooseType('Open');
    await add('Jodi Digit', '05', '10');
    expect([textIn('Jodi Digit'), textIn('Enter Points')]).toEqual(['', '']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value).toBe('open');
    expect(document.activeElement).toBe(field('Jodi Digit'));
    expect(shownRows()).toEqual([['05', '10', 'Open']]);
  });

  it('of Jodi Bulk keeps the points and goes back to the jodi', { tags: ['@JB-01'] }, async () => {
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

  it('says inside the form what is wrong, until the next valid change', {
    tags: ['@FRAME-18', '@VBID-06'],
  }, async () => {
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

  it('rejects what would raise a bid above 10000', { tags: ['@FLOW-04'] }, async () => {
    const { add } = await openBids('single-digit');
    await add('Single Digit', '7', '9999');
    await add('Single Digit', '7', '2');
    expect(shownMessage()).toBe('Points must be between 1 to 10000');
    expect(shownRows()).toEqual([['7', '9999', 'Open']]);
  });

  it('tells what was added and removed', async () => {
    const { add, press } = await openBids('jodi-digits');
    await add('Jodi Digit', '05', '10');
    expect(screen.getByText('05 added, 10 points')).toBeTruthy();
    await press('Delete 05');
    expect(screen.getByText('05 removed')).toBeTruthy();
  });
});
