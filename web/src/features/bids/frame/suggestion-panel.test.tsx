import { ApiError } from '@matka/contracts/client/api-error';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openForTest } from '../../../testing/bid-screens.ts';
import { answerWith, beginSuggestions, requested } from '../../../testing/mocked-suggestions.ts';
import { openBids } from '../../../testing/open-bids.ts';
import { definition as spMotor } from '../screens/sp-motor.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';

vi.mock('../../../api/suggestions.ts');

beforeEach(beginSuggestions);

describe('suggestions of the host', () => {
  it('show a banner when they fail to load', { tags: ['@SUGG-26'] }, async () => {
    requested.mockRejectedValue(
      new ApiError('status', 'refused', { status: 400, body: { error: 'Try later' } }),
    );
    const { type } = await openBids('sp-motor');
    await type('SP Motor', '1234');
    expect((await screen.findByRole('alert')).textContent).toBe('Suggestions ErrorTry later');
  });

  it('of Penal Group show their own message when they fail to load', {
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

describe('suggestions that are awaited', () => {
  afterEach(() => vi.useRealTimers());

  it('are said to be loading once they take long', () => {
    vi.useFakeTimers();
    const opened = openForTest(spMotor);
    opened.state.suggestions = { status: 'loading' };
    render(<SuggestionPanel screen={opened} />);
    act(() => {
      vi.advanceTimersByTime(299);
    });
    expect(screen.queryByRole('status')).toBeNull();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.getByRole('status').textContent).toBe('Loading suggestions...');
  });

  it('leave the page as it is when a key is tapped, so that the table stays in its place', async () => {
    requested.mockReturnValue(new Promise(() => undefined));
    const { type, press } = await openBids('single-pana-bulk');
    await type('Enter Points', '5');
    const before = screen.getByRole('main').innerHTML;
    await press('1');
    await vi.waitFor(() => expect(requested).toHaveBeenCalled());
    expect(screen.getByRole('main').innerHTML).toBe(before);
  });
});
