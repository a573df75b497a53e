import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { homeHost, listOf } from '../../testing/home-host.ts';
import { openApp, shownPath, shownState } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';
import { cardOf, expectNames, holdTime, india, showAt } from '../../testing/shown-markets.ts';

const user = userEvent.setup({ delay: null });
const home = homeHost();
holdTime();
const open = () => openApp('/home');

describe('the time left', () => {
  beforeEach(() => {
    vi.setSystemTime(india('15:22'));
    home.markets = listOf(
      sampleMarket({ id: 1, name: 'Late', open_time: '21:00:00', close_time: '23:00:00' }),
      sampleMarket({ id: 3, name: 'Later', open_time: '16:21:00' }),
      sampleMarket({ id: 2, name: 'Shut', current_status: 1, current_status_name: 'Closed' }),
      sampleMarket(),
    );
  });

  it('the time left stands on the markets whose bidding ends within the hour', async () => {
    await open();
    const texts = async (name: string) => (await cardOf(name)).textContent;
    expect(await texts('Kalyan Matka')).toContain('Open bids till 04:00 PM38 min');
    expect(await texts('Later')).toContain('Open bids till 04:21 PM59 min left');
    expect(await texts('Late')).toMatch(/Open bids till 09:00 PMOpen09:00 PM/);
    expect(await texts('Shut')).not.toMatch(/till|left/);
  });

  it('the board has the market that closes next, with its result, and opens it', async () => {
    await open();
    const board = within(await screen.findByRole('group', { name: 'Closes next' }));
    expect(board.getByText('38 min')).toBeTruthy();
    expect(board.getByText('Open bids till 04:00 PM')).toBeTruthy();
    expect(board.getByRole('img', { name: '123-6*-***' }).textContent).toBe('1236');
    await user.click(board.getByRole('button', { name: 'Place Bet' }));
    await waitFor(() => expect(shownPath()).toBe('/betting-options'));
    expect(shownState()).toEqual({ market: { id: 7 } });
  });

  it('the board rolls in what Refresh brings of its result, and nothing that was there before', async () => {
    home.markets = listOf(sampleMarket({ open_digit: '' }));
    await open();
    const board = await screen.findByRole('group', { name: 'Closes next' });
    const rolled = () => board.querySelectorAll('[data-new]').length;
    expect(rolled()).toBe(0);
    home.markets = listOf(sampleMarket());
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await within(board).findByRole('img', { name: '123-6*-***' });
    expect(rolled()).toBe(1);
  });

  it('the board shows the market that opens next, without an action, once all are closed', async () => {
    const closed = { current_status: 1, current_status_name: 'Closed for today' };
    const early = { ...closed, id: 2, name: 'SITA MORNING', open_time: '09:30:00' };
    home.markets = listOf(
      sampleMarket(closed),
      sampleMarket({ ...early, close_digit: '4', close_pana: '149' }),
      sampleMarket({ ...closed, id: 3, open_time: 'noon' }),
    );
    vi.setSystemTime(india('23:30'));
    await open();
    const head = await screen.findByRole('heading', { name: 'Opens tomorrow' });
    const board = head.closest('section');
    if (!board) throw new Error('There is no board');
    expect(board.textContent).toContain('SITA MORNINGOpen bids till 09:30 AM');
    expect(within(board).getByRole('img', { name: '123-64-149' })).toBeTruthy();
    expect(
      within(board)
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['Refresh']);
  });

  it('a list without a market that takes bids or will has no board', async () => {
    const closed = { current_status: 1, current_status_name: 'Closed', open_time: '' };
    home.markets = listOf(sampleMarket(closed));
    await open();
    await expectNames('Kalyan Matka');
    expect(screen.queryByText(/^Opens/)).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByText('Closes next')).toBeNull();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
  });

  it.each([
    ['', ''],
    ['25:61:00', 'noon'],
  ])(
    'the time left is missing from a market with the times “%s” and “%s”, which has dashes',
    async (...times) => {
      const [open_time, close_time] = times;
      home.markets = listOf(sampleMarket({ open_time, close_time }));
      await open();
      const { textContent } = await cardOf('Kalyan Matka');
      expect(textContent).toMatch(/Open–Close–$/);
      expect(textContent).not.toContain('left');
      expect(screen.queryByText(/bids till/)).toBeNull();
    },
  );

  it('the time left is urgent in the last ten minutes, on the board in the last five', async () => {
    vi.setSystemTime(india('15:51'));
    home.markets = listOf(sampleMarket(), sampleMarket({ id: 3, name: 'Later' }));
    await open();
    const board = within(await screen.findByRole('group', { name: 'Closes next' }));
    const isUrgent = (text: string) => board.getByText(text).closest('[data-soon]') !== null;
    const other = await cardOf('Later');
    expect(other.querySelector('[data-soon]')?.textContent).toContain('9 min left');
    expect(isUrgent('9 min')).toBe(false);
    vi.setSystemTime(new Date('2026-11-20T15:55:30+05:30'));
    fireEvent(document, new Event('visibilitychange'));
    expect(isUrgent('5 min')).toBe(false);
    showAt('15:56');
    expect(isUrgent('4 min')).toBe(true);
  });
});
