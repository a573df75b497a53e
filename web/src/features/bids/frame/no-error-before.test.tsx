import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSuggestions } from '../../../api/suggestions.ts';
import { openBids } from '../../../testing/open-bids.ts';
import { definitions } from '../definitions.ts';

vi.mock('../../../api/suggestions.ts');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  vi.mocked(getSuggestions).mockResolvedValue({
    suggestions: { combinations: [] },
    bet_type: { id: 0, name: '', code: '' },
  });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Longer than any error waits after a key. */
const pause = () => act(() => vi.advanceTimersByTimeAsync(1000));

describe('a bid screen before any action', () => {
  it.each(definitions.map(({ id }) => id))('%s shows no error', async (id) => {
    await openBids(id);
    await pause();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('of Penal Group says what comes first in a hint', async () => {
    const { user, field } = await openBids('penal-group');
    const hint = 'Please enter a pana first to get suggestions';
    expect(screen.getByText(hint).id).toBe(field('Pana').getAttribute('aria-describedby'));
    await user.type(field('Enter Points'), '10');
    await pause();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(field('Pana'), '1');
    expect(screen.queryByText(hint)).toBeNull();
  });
});
