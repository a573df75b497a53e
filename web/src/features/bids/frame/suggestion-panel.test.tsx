import { ApiError } from '@matka/contracts/client/api-error';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSuggestions } from '../../../api/suggestions.ts';
import { forgetHostTime, noteHostTime } from '../../../lib/host-time.ts';
import type { ScreenId } from '../../../lib/paths.ts';
import { openForTest } from '../../../testing/bid-screens.ts';
import { answerWith, beginSuggestions, requested } from '../../../testing/mocked-suggestions.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { openBids, shownMessage, shownRows, textIn } from '../../../testing/open-bids.ts';
import { serveSamples } from '../../../testing/sample-host.ts';
import { signInForTest } from '../../../testing/signed-in.ts';
import { definitions } from '../definitions.ts';
import { definition as spMotor } from '../screens/sp-motor.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';

vi.mock('../../../api/suggestions.ts');

describe('the panel of suggestions', () => {
  beforeEach(beginSuggestions);

  it('a banner appears if the suggestions fail to load', { tags: ['@SUGG-26'] }, async () => {
    requested.mockRejectedValue(
      new ApiError('status', 'refused', { status: 400, body: { error: 'Try later' } }),
    );
    const { type } = await openBids('sp-motor');
    await type('SP Motor', '1234');
    expect((await screen.findByRole('alert')).textContent).toBe('Suggestions ErrorTry later');
  });

  it('a special message appears if the suggestions of Penal Group fail to load', {
    tags: ['@PG-08'],
  }, async () => {
    requested.mockRejectedValue(new ApiError('network', 'dropped'));
    const { type } = await openBids('penal-group');
    await type('Pana', '128');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Error loading suggestions: Failed to fetch suggestions',
    );
  });

  it('the panel is empty after a change of type', { tags: ['@FLOW-13'] }, async () => {
    answerWith(['123', '124', '134', '234']);
    const { type, chooseType } = await openBids('sp-motor');
    await type('SP Motor', '1234');
    await screen.findByText('4 suggestions');
    await chooseType('Close');
    await waitFor(() => expect(screen.queryByText('4 suggestions')).toBeNull());
  });

  describe('open requests for suggestions', () => {
    afterEach(() => vi.useRealTimers());

    it('the panel shows that suggestions are loading if the response is slow', () => {
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

    it('a tapped key leaves the page unchanged while its suggestions are requested', async () => {
      requested.mockReturnValue(new Promise(() => undefined));
      const { type, press } = await openBids('single-pana-bulk');
      await type('Enter Points', '5');
      const before = screen.getByRole('main').innerHTML;
      await press('1');
      await waitFor(() => expect(requested).toHaveBeenCalled());
      expect(screen.getByRole('main').innerHTML).toBe(before);
    });
  });
});

describe('an untouched screen', () => {
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

  it.each(definitions.map(({ id }) => id))(
    'the bid screen %s shows no error before any action, and has a heading for its numbers',
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

  it('the bid screen of Penal Group shows a hint about the first step', async () => {
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

describe('over midnight from Friday to Saturday', () => {
  beforeEach(() => forgetHostTime());
  afterEach(() => {
    vi.useRealTimers();
    forgetHostTime();
  });

  /** Opens something in the last minute of 20 November in India. */
  async function beforeMidnight<T>(open: () => Promise<T>): Promise<T> {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:59:00+05:30') });
    noteHostTime('Fri, 20 Nov 2026 18:29:00 GMT');
    return open();
  }

  /** Two minutes later. */
  const afterMidnight = () =>
    act(() => {
      vi.setSystemTime(new Date('2026-11-21T00:01:00+05:30'));
      document.dispatchEvent(new Event('visibilitychange'));
    });

  it('an open bid form shows the new date of India', async () => {
    await beforeMidnight(() => openBids('jodi-digits'));
    expect(textIn('Date')).toBe('20-11-2026');
    afterMidnight();
    expect(textIn('Date')).toBe('21-11-2026');
  });

  it('a message asks the player to check bids that a reload restored on the next day', async () => {
    const { add, unmount } = await beforeMidnight(() => openBids('jodi-digits'));
    await add('Jodi Digit', '47', '10');
    const key = 'bid-draft:jodi-digits:3:7';
    const draft = localStorage.getItem(key) ?? '';
    unmount();
    // A reload ends the page without leaving the screen.
    localStorage.setItem(key, draft);
    vi.setSystemTime(new Date('2026-11-21T10:00:00+05:30'));
    signInForTest();
    await openBids('jodi-digits', { day: '2026-11-20' });
    expect(shownRows()).toEqual([['47', '10', 'Close']]);
    expect(shownMessage()).toBe('A new day has begun. Check your bids, then continue.');
  });

  it('the confirmation shows the date of the form', async () => {
    const { add, press } = await beforeMidnight(() => openBids('jodi-digits'));
    await add('Jodi Digit', '47', '10');
    afterMidnight();
    await screen.findByText('A new day has begun. Check your bids, then continue.');
    await press('Continue');
    const time = (await screen.findByRole('dialog')).querySelector('time');
    expect(time?.textContent).toContain('21/11/2026');
    expect(textIn('Date')).toBe('21-11-2026');
  });

  it('the results can be chosen for the new day', async () => {
    serveSamples();
    signInForTest();
    await beforeMidnight(() => openApp('/market-result-history'));
    const day = await screen.findByLabelText<HTMLInputElement>('Date');
    expect(day.max).toBe('2026-11-20');
    afterMidnight();
    expect(day.max).toBe('2026-11-21');
  });
});
