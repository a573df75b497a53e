import { ApiError } from '@matka/contracts/client/api-error';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getSuggestions } from '../../../api/suggestions.ts';
import { openBids, shownTotals } from '../../../testing/open-bids.ts';

vi.mock('../../../api/suggestions.ts');

const requested = vi.mocked(getSuggestions);
const answerWith = (combinations: string[]) =>
  requested.mockResolvedValue({
    suggestions: { combinations },
    bet_type: { id: 0, name: '', code: '' },
  });

beforeEach(() => {
  localStorage.clear();
  requested.mockReset();
  answerWith([]);
});

describe('suggestions of the host', () => {
  it('are added by Add Bid when they arrive', { tags: ['@SPM-05', '@SUGG-02'] }, async () => {
    answerWith(['123', '124', '134', '234']);
    const { add } = await openBids('sp-motor');
    await add('SP Motor', '1234', '10');
    await screen.findByRole('rowheader', { name: '123' });
    expect(shownTotals()).toEqual(['4', '40']);
  });

  it('that are none are told', { tags: ['@SPM-06', '@DPM-06'] }, async () => {
    const { add } = await openBids('dp-motor');
    await add('DP Motor', '1234', '10');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'No suggestions available. Please try with different digits or check your input.',
    );
  });

  it('that cannot be had are told in a banner', { tags: ['@SUGG-26'] }, async () => {
    requested.mockRejectedValue(
      new ApiError('status', 'refused', { status: 400, body: { error: 'Try later' } }),
    );
    const { type } = await openBids('sp-motor');
    await type('SP Motor', '1234');
    expect((await screen.findByRole('alert')).textContent).toBe('Suggestions ErrorTry later');
  });

  it('of Penal Group that cannot be had are told in its own words', {
    tags: ['@PG-08'],
  }, async () => {
    requested.mockRejectedValue(new ApiError('network', 'dropped'));
    const { type } = await openBids('penal-group');
    await type('Pana', '128');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Error loading suggestions: Failed to fetch suggestions',
    );
  });

  it('are gone after a change of type', { tags: ['@FLOW-13'] }, async () => {
    answerWith(['123', '124', '134', '234']);
    const { type, chooseType } = await openBids('sp-motor');
    await type('SP Motor', '1234');
    await screen.findByText('4 suggestions');
    await chooseType('Close');
    expect(screen.queryByText('4 suggestions')).toBeNull();
  });
});
