import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eachTagged } from '../../../../scripts/testing/each-tagged.ts';
import { PINNED_MARKETS, writePlayerList } from '../../auth/player-list.ts';
import { forgetHostTime } from '../../lib/host-time.ts';
import type { ApiResponse } from '../../testing/api-server.ts';
import { homeHost, listOf } from '../../testing/home-host.ts';
import { openApp, shownPath, shownState } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';

const user = userEvent.setup({ delay: null });
const home = homeHost();

const open = () => openApp('/home');

const india = (clock: string) => new Date(`2026-11-20T${clock}:00+05:30`);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: india('15:20') });
  forgetHostTime();
});
afterEach(() => {
  vi.useRealTimers();
  forgetHostTime();
});
const heads = () => screen.queryAllByRole('heading', { level: 3 });
/** Waits until the markets are those named: the one that closes next, the others that take bids, the closed ones. */
const expectNames = (...names: readonly string[]) =>
  waitFor(() => expect(heads().map(({ textContent }) => textContent)).toEqual(names));
const cardOf = async (name: string) => {
  const card = (await screen.findByRole('heading', { level: 3, name })).parentElement;
  if (!card) throw new Error(`There is no card of ${name}`);
  return card;
};

describe('the market list', () => {
  it('the market list keeps the old list, greyed, when it cannot be renewed', async () => {
    home.markets = listOf(sampleMarket(), sampleMarket({ id: 2, name: 'Sridevi' }));
    await open();
    await expectNames('Kalyan Matka', 'Sridevi');
    home.markets = { status: 503, body: {} };
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    const failure = await screen.findByText('Error loading markets');
    expect(heads()).toHaveLength(2);
    const list = screen.getByRole('list', { name: 'Markets' });
    expect(list.closest('[data-old]')).not.toBeNull();
    expect(failure.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    home.markets = listOf(sampleMarket({ id: 8, name: 'Milan Day' }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'Milan Day' });
    expect(screen.queryByText('Error loading markets')).toBeNull();
    expect(document.querySelector('[data-old]')).toBeNull();
  });

  describe('what the betting options show', () => {
    const asked = () => ['/bet-types/', '/admin/payout-multipliers/'].map(home.calls);
    const tapMarket = async () =>
      user.click(within(await cardOf('Kalyan Matka')).getByRole('button'));

    it('bet types and rates are asked for once, after the markets, so that a tap need not wait', async () => {
      const late = Promise.withResolvers<ApiResponse>();
      home.markets = late.promise;
      await open();
      await vi.waitFor(() => expect(home.calls('/markets/')).toBe(1));
      expect(asked()).toEqual([0, 0]);
      late.resolve(listOf(sampleMarket()));
      await waitFor(() => expect(asked()).toEqual([1, 1]));
      await tapMarket();
      expect(await screen.findByText('No betting options available')).toBeTruthy();
      expect(asked()).toEqual([1, 1]);
    });

    it('bet types that could not be fetched ahead are asked for again by a tap', async () => {
      home.isCutOff = true;
      const fetches = vi.spyOn(globalThis, 'fetch');
      await open();
      await waitFor(() => expect(asked()).toEqual([1, 1]));
      await Promise.allSettled(fetches.mock.results.map(({ value }) => value));
      fetches.mockRestore();
      home.isCutOff = false;
      await tapMarket();
      expect(await screen.findByText('No betting options available')).toBeTruthy();
      expect(asked()).toEqual([2, 2]);
    });
  });

  it('the market list says when there are no markets', { tags: ['@HOME-17'] }, async () => {
    home.markets = listOf();
    await open();
    expect(await screen.findByText('No markets available')).toBeTruthy();
  });

  it('the list of many markets has a card for each; equal ones in the order of the host', {
    tags: ['@HOME-11'],
  }, async () => {
    const all = Array.from({ length: 80 }, (_, id) => `Market ${id}`);
    home.markets = listOf(...all.map((name, id) => sampleMarket({ id, name })));
    await open();
    await expectNames(...all);
  });

  it('a list of more than twenty markets can be searched by name', async () => {
    const all = Array.from({ length: 20 }, (_, id) => `Market ${id}`);
    home.markets = listOf(...[...all, 'Milan Day'].map((name, id) => sampleMarket({ id, name })));
    await open();
    const search = await screen.findByRole('searchbox', { name: 'Search markets' });
    fireEvent.change(search, { target: { value: 'day mil' } });
    await expectNames('Market 0', 'Milan Day');
    fireEvent.change(search, { target: { value: 'Madhur' } });
    expect(screen.getByText('No market matches')).toBeTruthy();
  });

  it('a list of twenty markets has no search box', async () => {
    home.markets = listOf(...Array.from({ length: 20 }, (_, id) => sampleMarket({ id })));
    await open();
    await waitFor(() => expect(heads()).toHaveLength(20));
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('the market list has the markets on top that the player pinned, after the one that closes next', {
    tags: ['@HOME-11'],
  }, async () => {
    home.markets = listOf(...[4, 2, 9].map((id) => sampleMarket({ id, name: `Market ${id}` })));
    localStorage.setItem('has_pins', 'yes');
    writePlayerList(PINNED_MARKETS, ['9']);
    await open();
    await expectNames('Market 4', 'Market 9', 'Market 2');
    writePlayerList(PINNED_MARKETS, []);
    localStorage.removeItem('has_pins');
  });

  it('the markets that take bids come before the closed ones, which have a head of their own', {
    tags: ['@HOME-11'],
  }, async () => {
    const closed = (id: number, name: string, current_status_name: string) =>
      sampleMarket({ id, name, current_status: 1, current_status_name });
    const late = { open_time: '23:58:00', close_time: '23:59:00' };
    home.markets = listOf(
      closed(1, 'Morning', 'Closed for today'),
      sampleMarket({ id: 2, name: 'Late', ...late }),
      closed(3, 'Noon', 'Closed'),
      sampleMarket({ id: 4, name: 'Later', ...late, open_time: '23:59:00' }),
      closed(5, 'Suspended', 'Betting is closed'),
      sampleMarket({ id: 6, name: 'No times', open_time: '', close_time: '' }),
      sampleMarket({ id: 7, name: 'Also late', ...late }),
    );
    await open();
    await expectNames('Late', 'Also late', 'Later', 'No times', 'Morning', 'Noon', 'Suspended');
    const closedOnes = screen.getByRole('list', { name: 'Closed today (3)' });
    expect(within(closedOnes).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 2, name: 'Closed today (3)' })).toBeTruthy();
  });

  it('the one card of a market has all that the player has to know', {
    tags: ['@HOME-11', '@HOME-18', '@HOME-19', '@HOME-20'],
  }, async () => {
    home.markets = listOf(
      sampleMarket({ id: 9, name: 'Milan Night' }),
      sampleMarket({ id: 2, name: 'Sridevi', close_time: '00:05:00', close_digit: '0' }),
    );
    await open();
    const first = await cardOf('Milan Night');
    expect(first.textContent).toMatch(
      /^Milan NightRunning now1236Place BetOpen04:00 PMClose06:00 PM/,
    );
    expect(within(first).getByRole('img', { name: '123-6*-***' })).toBeTruthy();
    expect((await cardOf('Sridevi')).textContent).toBe(
      'Sridevi123-60-***Place BetRunning nowOpen bids till 04:00 PM40 min leftOpen04:00 PMClose12:05 AM',
    );
    expect(within(first).getByRole('button', { name: 'Place Bet' })).toBeTruthy();
    const [opens, closes] = within(first).getAllByRole('term');
    expect(opens?.nextElementSibling?.textContent).toBe('04:00 PM');
    expect(closes?.nextElementSibling?.textContent).toBe('06:00 PM');
  });

  it.each([
    [6, 'good'],
    [4, 'good'],
    [1, 'neutral'],
    [2, 'neutral'],
    [3, 'neutral'],
    [5, 'neutral'],
  ])(
    'the status number %i is told in the tone %s',
    { tags: ['@MARKET-06'] },
    async (current_status, tone) => {
      home.markets = listOf(sampleMarket({ current_status, current_status_name: 'Some status' }));
      await open();
      expect((await screen.findByText('Some status')).dataset.tone).toBe(tone);
    },
  );
});

describe('the age of the list', () => {
  /** Moves the host's time on and renders, as when the page is shown again. */
  const showAt = (next: string) => {
    vi.setSystemTime(india(next));
    fireEvent(document, new Event('visibilitychange'));
  };

  it('the age of the list describes Refresh, which fetches only the markets and says when', {
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

  it('the age of the list is that of its request, even if a sleeping phone gets it hours later', {
    tags: ['@MARKET-14'],
  }, async () => {
    const { promise, resolve } = Promise.withResolvers<ApiResponse>();
    home.markets = promise;
    await open();
    await waitFor(() => expect(home.calls('/markets/')).toBe(1));
    vi.setSystemTime(india('16:30'));
    resolve(listOf(sampleMarket()));
    expect(await screen.findByText('Results may be out.')).toBeTruthy();
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
    expect(screen.queryByText('Results may be out.')).toBeNull();
    showAt('18:10');
    expect(screen.getByText('Results may be out.')).toBeTruthy();
  });

  it('the age turns amber once a time of a market is over, and states follow without a call', {
    tags: ['@MARKET-14'],
  }, async () => {
    await open();
    await screen.findByTitle('Updated 03:20 PM');
    showAt('15:59');
    expect(screen.getByText('Running now')).toBeTruthy();
    showAt('16:00');
    expect(screen.getByText('Results may be out.')).toBeTruthy();
    expect(screen.getByText('Running for close')).toBeTruthy();
    showAt('18:00');
    expect(screen.getByText('Closed for today')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Place Bet' }));
    expect(await screen.findByRole('dialog', { name: 'Bidding is closed for Today' })).toBeTruthy();
    expect(home.calls('/markets/')).toBe(1);
  });
});

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
    vi.setSystemTime(new Date('2026-11-20T23:30:00+05:30'));
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
    vi.setSystemTime(new Date('2026-11-20T15:51:00+05:30'));
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
    vi.setSystemTime(new Date('2026-11-20T15:56:00+05:30'));
    fireEvent(document, new Event('visibilitychange'));
    expect(isUrgent('4 min')).toBe(true);
  });
});

describe('tapping a market', () => {
  eachTagged([
    ['@HOME-21', 'Running now'],
    ['@HOME-21', 'Running for close'],
    ['@HOME-23', 'Closed'],
  ])('%s a market in status %s opens its bet types with the market', async (_, status) => {
    const market = sampleMarket({ current_status_name: status });
    home.markets = listOf(market);
    await open();
    await user.click(await screen.findByRole('button', { name: 'Place Bet' }));
    await waitFor(() => expect(shownPath()).toBe('/betting-options'));
    expect(shownState()).toEqual({ market: { id: market.id } });
  });

  it('the card answers a tap as its button does', { tags: ['@HOME-21'] }, async () => {
    await open();
    await user.click(await screen.findByText('Kalyan Matka'));
    await waitFor(() => expect(shownPath()).toBe('/betting-options'));
  });

  it.each(['Closed for today', 'Betting is closed'])(
    'a market in status %s shows its times when it is tapped',
    { tags: ['@HOME-22', '@HOME-24', '@HOME-25', '@HOME-26'] },
    async (status) => {
      home.markets = listOf(sampleMarket({ current_status: 1, current_status_name: status }));
      await open();
      await user.click(await screen.findByRole('button', { name: 'Place Bet' }));
      const dialog = await screen.findByRole('dialog', { name: 'Bidding is closed for Today' });
      expect(within(dialog).getByText('Kalyan Matka')).toBeTruthy();
      const lines = within(dialog)
        .getAllByRole('term')
        .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
      expect(lines).toEqual([
        'Open Result Time 04:10 PM',
        'Open Bid Last Time 04:00 PM',
        'Close Result Time 06:10 PM',
        'Close Bid Last Time 06:00 PM',
      ]);
      expect(shownPath()).toBe('/home');
      await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
