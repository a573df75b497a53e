import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiResponse } from '../../testing/api-server.ts';
import { homeHost, listOf } from '../../testing/home-host.ts';
import { openApp, shownPath, shownState } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';
import { cardOf, expectNames, holdTime, india, showAt } from '../../testing/shown-markets.ts';

const user = userEvent.setup({ delay: null });

const home = homeHost();

holdTime();

const open = () => openApp('/home');

describe('at a fixed time', () => {
  beforeEach(() => {
    vi.setSystemTime(india('15:22'));
    home.markets = listOf(
      sampleMarket({ id: 1, name: 'Late', open_time: '21:00:00', close_time: '23:00:00' }),
      sampleMarket({ id: 3, name: 'Later', open_time: '16:21:00' }),
      sampleMarket({ id: 2, name: 'Shut', current_status: 1, current_status_name: 'Closed' }),
      sampleMarket(),
    );
  });

  it('the board shows the time left, and the other markets show the end of bidding', async () => {
    await open();
    const texts = async (name: string) => (await cardOf(name)).textContent;
    expect(await texts('Kalyan Matka')).toContain('Open bids till 04:00 PM38 min');
    expect(await texts('Later')).toContain('Open bids till 04:21 PM');
    expect(await texts('Late')).toMatch(/Open bids till 09:00 PMOpen09:00 PM/);
    expect(await texts('Shut')).not.toMatch(/till/);
  });

  it('the board shows the market that closes next with its result, and a tap opens it', async () => {
    await open();
    const board = within(await screen.findByRole('group', { name: 'Closes next' }));
    expect(board.getByText('38 min')).toBeTruthy();
    expect(board.getByText('Open bids till 04:00 PM')).toBeTruthy();
    expect(board.getByRole('img', { name: '123-6*-***' }).textContent).toBe('123-6*-***');
    await user.click(board.getByRole('button', { name: 'Place Bet' }));
    await waitFor(() => expect(shownPath()).toBe('/betting-options'));
    expect(shownState()).toEqual({ market: { id: 7 } });
  });

  it('the board animates only the new numbers of its result after Refresh', async () => {
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

  it('the board shows the market that opens next, without a button, once all markets are closed', async () => {
    const closed = { current_status: 1, current_status_name: 'Closed for today' };
    const early = { ...closed, id: 2, name: 'SITA MORNING', open_time: '09:30:00' };
    home.markets = listOf(
      sampleMarket(closed),
      sampleMarket({ ...early, close_digit: '4', close_pana: '149' }),
      sampleMarket({ ...closed, id: 3, open_time: 'noon' }),
    );
    vi.setSystemTime(india('23:30'));
    await open();
    const head = await screen.findByRole('heading', { name: 'Next: SITA MORNING' });
    const board = head.closest('section');
    if (!board) throw new Error('There is no board');
    expect(board.textContent).toContain('SITA MORNINGBid on Open till 09:30 AM');
    expect(within(board).getByRole('img', { name: '123-64-149' })).toBeTruthy();
    expect(
      within(board)
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['Refresh']);
  });

  it.each([
    ['on a day of rest', '12:00', undefined],
    ['after midnight, while yesterday goes on', '00:20', 'Next: SITA MORNING'],
    ['when the next market rests', '10:00', 'Next: SITA MORNING'],
    ['while its markets are suspended', '10:00', undefined, 'Closed'],
    ['on a holiday', '10:00', undefined, 'Betting is closed'],
  ])('the board follows the status of the host, not the clock, %s', async (...row) => {
    const [, clock, head, status = 'Closed for today'] = row;
    const closed = { current_status: 1, current_status_name: status };
    home.markets = listOf(
      sampleMarket({ ...closed, open_time: clock === '12:00' ? '14:50:00' : '11:00:00' }),
      sampleMarket({
        ...closed,
        id: 2,
        name: 'SITA MORNING',
        open_time: clock === '12:00' ? '15:00:00' : '09:30:00',
      }),
    );
    vi.setSystemTime(india(clock));
    await open();
    await expectNames('Kalyan Matka', 'SITA MORNING');
    expect(screen.queryByText(/^Next:/)?.textContent).toBe(head);
  });

  it('the results of closed markets are texts beside open markets, and balls once no market takes bids', async () => {
    const closed = { id: 2, current_status: 1, current_status_name: 'Closed for today' };
    const drawn = sampleMarket({ ...closed, close_digit: '4', close_pana: '149' });
    const ballsOfClosed = () =>
      within(screen.getByRole('list', { name: 'Closed today (1)' })).queryAllByRole('img');
    home.markets = listOf(sampleMarket(), drawn);
    await open();
    await screen.findByText('123-64-149');
    expect(ballsOfClosed()).toEqual([]);
    home.markets = listOf(drawn);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() =>
      expect(ballsOfClosed().map((each) => each.getAttribute('aria-label'))).toEqual([
        '123-64-149',
      ]),
    );
  });

  it('the board is missing if no market takes bids or opens later', async () => {
    const closed = { current_status: 1, current_status_name: 'Closed', open_time: '' };
    home.markets = listOf(sampleMarket(closed));
    await open();
    await expectNames('Kalyan Matka');
    expect(screen.queryByText(/^Next:/)).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByText('Closes next')).toBeNull();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
  });

  it.each([
    ['', ''],
    ['25:61:00', 'noon'],
  ])(
    'the card of a market with the times “%s” and “%s” shows dashes and no time left',
    async (...times) => {
      const [open_time, close_time] = times;
      home.markets = listOf(sampleMarket({ open_time, close_time }));
      await open();
      const { textContent } = await cardOf('Kalyan Matka');
      expect(textContent).toMatch(/Open–Close–$/);
      expect(screen.queryByText(/bids till/)).toBeNull();
    },
  );

  it('the time left is urgent in the last five minutes', async () => {
    vi.setSystemTime(india('15:51'));
    await open();
    const board = within(await screen.findByRole('group', { name: 'Closes next' }));
    const isUrgent = (text: string) => board.getByText(text).closest('[data-soon]') !== null;
    expect(isUrgent('9 min')).toBe(false);
    vi.setSystemTime(new Date('2026-11-20T15:55:30+05:30'));
    fireEvent(document, new Event('visibilitychange'));
    expect(isUrgent('5 min')).toBe(false);
    showAt('15:56');
    expect(isUrgent('4 min')).toBe(true);
  });
});

it('the button Refresh is described by the time of the list, and fetches only the markets', {
  tags: ['@MARKET-14'],
}, async () => {
  await open();
  expect(await screen.findByRole('button', { name: 'Refresh', description: 'Updated 03:20 PM' }));
  vi.setSystemTime(india('15:25'));
  home.markets = listOf(sampleMarket({ open_pana: '456' }), sampleMarket({ id: 2 }));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Updated 03:25 PM')).toBeTruthy();
  // A browser that translates the page to Urdu writes from the right; a result stays as it was drawn.
  for (const result of [
    screen.getByText('123-6*-***'),
    screen.getByRole('img', { name: '456-6*-***' }),
  ])
    expect(result.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  expect([home.calls('/homepage/'), home.calls('/markets/')]).toEqual([1, 2]);
  vi.setSystemTime(india('15:26'));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Updated 03:26 PM · Nothing new')).toBeTruthy();
});

it('the age of the list counts from its request, even if a sleeping phone gets the response hours later', {
  tags: ['@MARKET-14'],
}, async () => {
  const { promise, resolve } = Promise.withResolvers<ApiResponse>();
  home.markets = promise;
  await open();
  await waitFor(() => expect(home.calls('/markets/')).toBe(1));
  vi.setSystemTime(india('16:30'));
  resolve(listOf(sampleMarket()));
  expect(await screen.findByText('New results? Refresh')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Running for close')).toBeTruthy());
});

it('a draw in the second of the response counts as part of the list', {
  tags: ['@MARKET-14'],
}, async () => {
  vi.setSystemTime(+india('16:10') - 200);
  const { promise, resolve } = Promise.withResolvers<ApiResponse>();
  home.markets = promise;
  await open();
  await waitFor(() => expect(home.calls('/markets/')).toBe(1));
  vi.setSystemTime(+india('16:10') + 3);
  resolve({ ...listOf(sampleMarket()), headers: { date: india('16:10').toUTCString() } });
  expect(await screen.findByTitle('Updated 04:10 PM')).toBeTruthy();
  expect(screen.queryByText('New results? Refresh')).toBeNull();
  showAt('18:10');
  expect(screen.getByText('New results? Refresh')).toBeTruthy();
});

it('the age of the list turns amber at a time of a market, and the statuses change without a request', {
  tags: ['@MARKET-14'],
}, async () => {
  await open();
  await screen.findByTitle('Updated 03:20 PM');
  showAt('15:59');
  expect(screen.getByText('Running now')).toBeTruthy();
  showAt('16:00');
  expect(screen.getByText('New results? Refresh')).toBeTruthy();
  expect(screen.getByText('Running for close')).toBeTruthy();
  showAt('18:00');
  expect(screen.getByText('Closed for today')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Place Bet' }));
  expect(await screen.findByRole('dialog', { name: 'Bidding is closed for Today' })).toBeTruthy();
  expect(home.calls('/markets/')).toBe(1);
});
