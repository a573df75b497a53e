import { betTypes } from '@matka/fixtures/bet-types';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiResponse, type ApiServer, startApi } from '../../testing/api-server.ts';
import { alertText, openApp, shownPath, shownState } from '../../testing/open-app.tsx';
import { sampleBetType } from '../../testing/sample-bet-type.ts';
import { sampleMarket } from '../../testing/sample-market.ts';
import { signInForTest } from '../../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });
let api: ApiServer;
let response: ApiResponse | Promise<ApiResponse>;

beforeEach(async () => {
  response = { body: betTypes };
  api = await startApi(({ path }) => (path === '/bet-types/' ? response : { body: [] }));
  signInForTest();
});
afterEach(() => api.close());

const open = async (status = 'Running now') => {
  const market = sampleMarket({ current_status_name: status });
  await openApp('/betting-options', { market });
  return market;
};
const tiles = async () =>
  within(await screen.findByRole('list', { name: 'Betting options' })).getAllByRole('button');
const tile = (name: string) => screen.findByRole('button', { name });

it('the page shows the chosen market and a tile with the name of every bet type', {
  tags: ['@OPTIONS-01', '@OPTIONS-02'],
}, async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Kalyan Matka' })).toBeTruthy();
  expect((await tiles()).map((button) => button.lastElementChild?.textContent)).toEqual(
    betTypes.map(({ name }) => name),
  );
});

it.each([
  ['a result as far as it is drawn', {}, ['123-6*-***']],
  ['no result before a number is drawn', { open_pana: '', open_digit: '' }, []],
])('the header of the page shows %s', async (_, drawn, results) => {
  await openApp('/betting-options', { market: sampleMarket(drawn) });
  await tiles();
  const shown = screen.queryAllByRole('button', { name: /\*-\*/ });
  expect(shown.map(({ textContent }) => textContent)).toEqual(results);
});

it('the tiles are below the time left for bids', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:20:00+05:30') });
  await open();
  expect(await screen.findByText('Open bids till 04:00 PM · 40 min')).toBeTruthy();
  vi.useRealTimers();
});

it('the tiles are in ascending order of their ids', { tags: ['@OPTIONS-03'] }, async () => {
  response = { body: betTypes.toReversed() };
  await open();
  expect((await tiles())[0]?.textContent).toContain('Single Digit');
  const [last = ''] = betTypes.map(({ name }) => name).slice(-1);
  expect((await tiles()).at(-1)?.textContent).toContain(last);
});

it('the page leaves out some tiles while the market runs for close', {
  tags: ['@OPTIONS-09'],
}, async () => {
  await open('Running for close');
  const offered = betTypes.filter(({ config }) => config.bet_direction === 'both');
  expect(offered.length).toBeGreaterThanOrEqual(14);
  expect(await tiles()).toHaveLength(offered.length);
  expect(screen.queryByRole('button', { name: 'Jodi Digits' })).toBeNull();
});

it.each(['Closed for today', 'Betting is closed', 'Closed'])(
  'the page shows all tiles for a market in status %s',
  { tags: ['@OPTIONS-10'] },
  async (status) => {
    await open(status);
    expect(await tiles()).toHaveLength(betTypes.length);
  },
);

describe('as time passes', () => {
  let list: ApiResponse;

  beforeEach(async () => {
    await api.close();
    list = {
      body: [sampleMarket({ close_digit: '2', current_status_name: 'Running for close' })],
    };
    api = await startApi(({ path }) => {
      if (path === '/markets/') return list;
      return path === '/bet-types/' ? response : { body: [] };
    });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:30:00+05:30') });
  });
  afterEach(() => vi.useRealTimers());

  const openById = () => openApp('/betting-options', { market: { id: 7, name: 'Of yesterday' } });
  const wakeAt = (time: string, event = new Event('visibilitychange')) =>
    act(() => {
      vi.setSystemTime(new Date(`${time}+05:30`));
      (event.type === 'pageshow' ? window : document).dispatchEvent(event);
    });

  it.each([
    ['a phone that slept', new Event('visibilitychange')],
    ['a page that the browser restores', new Event('pageshow')],
  ])('an open page shows the market of the new day after midnight, on %s', async (_, event) => {
    await openById();
    expect(await screen.findByText('Close bids till 06:00 PM · 1 h 30 min')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Jodi Digits' })).toBeNull();
    const late = Promise.withResolvers<ApiResponse>();
    const today = { ...sampleMarket(), open_pana: null, open_digit: null };
    list = late.promise as ApiResponse;
    wakeAt('2026-11-21T10:00:00', event);
    expect(screen.queryByText(/^Close bids till/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Kalyan Matka' })).toBeNull();
    expect(screen.getByText('Loading markets...')).toBeTruthy();
    late.resolve({ body: [today] });
    expect(await screen.findByText('Open bids till 04:00 PM · 6 h')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Jodi Digits' })).toBeTruthy();
    expect(screen.queryByText(/123-6/)).toBeNull();
  });

  it('the page requests the markets again once an end or a draw of the market has passed', async () => {
    await openById();
    await screen.findByText('Close bids till 06:00 PM · 1 h 30 min');
    const asked = () => api.calls.filter(({ path }) => path === '/markets/').length;
    wakeAt('2026-11-20T17:30:00');
    expect(await screen.findByText('Close bids till 06:00 PM · 30 min')).toBeTruthy();
    expect(asked()).toBe(1);
    list = { body: [sampleMarket({ current_status_name: 'Closed for today' })] };
    wakeAt('2026-11-20T18:05:00');
    await waitFor(() => expect(asked()).toBe(2));
    expect(await screen.findByText('Closed for today')).toBeTruthy();
  });

  it('the page shows that the markets of the new day failed to load, and Retry loads them', async () => {
    await openById();
    await screen.findByText('Close bids till 06:00 PM · 1 h 30 min');
    list = { status: 500, body: {} };
    wakeAt('2026-11-21T10:00:00');
    expect(await screen.findByText('Error loading markets')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Kalyan Matka' })).toBeNull();
    list = { body: [sampleMarket()] };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Open bids till 04:00 PM · 6 h')).toBeTruthy();
  });

  it('the page leads home if the host no longer lists the market', async () => {
    await openById();
    await screen.findByText('Close bids till 06:00 PM · 1 h 30 min');
    list = { body: [sampleMarket({ id: 8 })] };
    wakeAt('2026-11-21T10:00:00');
    await waitFor(() => expect(shownPath()).toBe('/home'));
  });
});

it('the betting options show that bet types are loading', {
  tags: ['@OPTIONS-05'],
}, async () => {
  const late = Promise.withResolvers<ApiResponse>();
  response = late.promise;
  await open();
  expect(await screen.findByText('Loading betting options...')).toBeTruthy();
  late.resolve({ body: [] });
  expect(await screen.findByText('No betting options available')).toBeTruthy();
  expect(screen.queryByText('Loading betting options...')).toBeNull();
});

it('the betting options show that a fetch failed, and Go Back leads home', {
  tags: ['@OPTIONS-06'],
}, async () => {
  response = { status: 500, body: { detail: 'down' } };
  await open();
  expect(await screen.findByText('Error loading betting options')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  await waitFor(() => expect(shownPath()).toBe('/home'));
});

it('the betting options show that there are no bet types', {
  tags: ['@OPTIONS-07'],
}, async () => {
  response = { body: [] };
  await open('Running for close');
  expect(await screen.findByText('No betting options available')).toBeTruthy();
});

it('the betting options show that no bet type is open for a market running for close', {
  tags: ['@OPTIONS-08'],
}, async () => {
  response = { body: betTypes.filter(({ config }) => config.code.includes('sangam')) };
  await open('Running for close');
  const text = 'No betting options available for this market status';
  expect(await screen.findByText(text)).toBeTruthy();
});

it('the back button of the betting options leads home', { tags: ['@OPTIONS-04'] }, async () => {
  await open();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(shownPath()).toBe('/home'));
});

describe('a tap on a tile', () => {
  it('the tile of a bet type opens its screen with the bet type and the market', {
    tags: ['@OPTIONS-37'],
  }, async () => {
    const market = await open();
    await user.click(await tile('Triple Pana'));
    await waitFor(() => expect(shownPath()).toBe('/triple-pana'));
    const betType = betTypes.find(({ config }) => config.code === 'triple_pana');
    expect(shownState()).toMatchObject({ market: { id: market.id }, betType });
  });

  it('the tile of jodi_bulk also passes the market name', { tags: ['@OPTIONS-38'] }, async () => {
    await open();
    await user.click(await tile('Jodi Digits Bulk'));
    await waitFor(() => expect(shownState()).toMatchObject({ marketName: 'Kalyan Matka' }));
  });

  it('the tile of another code does not pass the market name', {
    tags: ['@OPTIONS-38'],
  }, async () => {
    await open();
    await user.click(await tile('Jodi Digits'));
    await waitFor(() => expect(shownPath()).toBe('/jodi-digits'));
    expect(shownState()).not.toHaveProperty('marketName');
  });

  it.each(['starline', 'toString'])(
    'the tile of the unknown code %s shows an alert, and the page stays',
    { tags: ['@OPTIONS-36', '@APP-09'] },
    async (code) => {
      response = { body: [sampleBetType(code)] };
      await open();
      await user.click(await tile('Another'));
      expect(await alertText()).toBe(
        'This betting type is not yet implemented. Please contact support.',
      );
      expect(shownPath()).toBe('/betting-options');
      await user.click(screen.getByRole('button', { name: 'OK' }));
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );
});
