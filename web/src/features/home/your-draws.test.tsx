import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { homeHost, listOf } from '../../testing/home-host.ts';
import { openApp, shownPath } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';
import { sampleSubmission } from '../../testing/stored-submissions.ts';
import { keepTickets } from '../../winnings/draw-tickets.ts';

describe('your draws on home', () => {
  const user = userEvent.setup({ delay: null });
  const home = homeHost();
  const none = { open_pana: '', open_digit: '' };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:20:00+05:30') });
    home.markets = listOf(sampleMarket(none));
  });
  afterEach(() => vi.useRealTimers());

  const place = (label: string) =>
    keepTickets(sampleSubmission({ bids: [{ label, points: 10, session: 'open' }] }));
  const stub = () => within(screen.getByRole('region', { name: 'Your draws' })).getByRole('link');

  it('the draws of the player wait above the next market, and show the result after Refresh', async () => {
    place('3');
    place('7');
    await openApp('/home');
    await screen.findByRole('region', { name: 'Your draws' });
    expect(stub().textContent).toBe('7 + 1Kalyan MatkaOpen result 04:10 PM50 min');
    vi.setSystemTime(new Date('2026-11-20T16:11:00+05:30'));
    home.markets = listOf(sampleMarket({ open_pana: '120', open_digit: '3' }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    const balls = await within(stub()).findByRole('img', { name: '120-3*-***' });
    const lit = balls.querySelectorAll('[data-lit]');
    expect(Array.from(lit, ({ textContent }) => textContent)).toEqual(['3']);
    expect(balls.querySelectorAll('[data-new]')).toHaveLength(4);
    expect(stub().textContent).toContain('3 + 1');
    // Only the host says if it won.
    expect(stub().textContent).not.toMatch(/won|lost|win/i);
    await user.click(stub());
    await waitFor(() => expect(shownPath()).toBe('/bid-history'));
  });

  it('the draws of the player are not there without a bet', async () => {
    await openApp('/home');
    await screen.findByRole('group', { name: 'Closes next' });
    expect(screen.queryByText('Your draws')).toBeNull();
  });
});
