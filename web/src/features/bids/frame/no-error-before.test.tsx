import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSuggestions } from '../../../api/suggestions.ts';
import type { ScreenId } from '../../../lib/paths.ts';
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

/** Headings of the number column other than Pana. */
const headings: Partial<Record<ScreenId, string>> = {
  'single-digit': 'Digit',
  'single-digit-bulk': 'Digit',
  'multi-digit': 'no table',
  'odd-even': 'Digit',
  'jodi-digits': 'Jodi',
  'jodi-digits-bulk': 'Jodi',
  'red-bracket': 'Jodi',
  'group-jodi': 'Jodi',
  'digits-based-jodi': 'Jodi',
  'half-sangam': 'Sangam',
  'half-sangam-a': 'Sangam',
  'half-sangam-b': 'Sangam',
  'full-sangam': 'Sangam',
};

/** Longer than any error waits after a key. */
const pause = () => act(() => vi.advanceTimersByTimeAsync(1000));

describe('a bid screen before any action', () => {
  it.each(definitions.map(({ id }) => id))(
    '%s shows no error, and heads its numbers',
    { tags: ['@FRAME-13'] },
    async (id) => {
      await openBids(id);
      await pause();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
      const [heading] = screen.queryAllByRole('columnheader');
      expect(heading?.textContent ?? 'no table').toBe(headings[id] ?? 'Pana');
    },
  );

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
