import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openBids, shownMessage, shownRows } from '../../../testing/open-bids.ts';

vi.mock('../../../api/suggestions.ts');

beforeEach(() => {
  localStorage.clear();
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
    'on %s without bids says: %s',
    { tags: ['@FRAME-04', '@VBID-09', '@SDB-06', '@SPB-06', '@DPB-06'] },
    async (id, message) => {
      const { press } = await openBids(id);
      await press('Continue');
      expect(shownMessage()).toBe(message);
    },
  );

  it('needs a type where nothing is preselected; rows take on the first one chosen', {
    tags: ['@MARKET-11', '@VBID-10'],
  }, async () => {
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

  it('starts with the only type offered', { tags: ['@MARKET-10'] }, async () => {
    await openBids('single-digit', {
      config: { bet_direction: 'both', default_direction: 'open' },
      market: { current_status_name: 'Running for close' },
    });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value).toBe('close');
  });
});
