import { onlyPage } from '@matka/contracts/api/common';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eachTagged } from '../../../../scripts/testing/each-tagged.ts';
import { type ApiServer, startApi } from '../../testing/api-server.ts';
import { loadRoute } from '../../testing/load-route.ts';
import { openApp, shownPath } from '../../testing/open-app.tsx';
import { sampleRecord } from '../../testing/sample-record.ts';
import { signInForTest } from '../../testing/signed-in.ts';
import { RotateButton } from './rotate-button.tsx';

describe('history pages', () => {
  const user = userEvent.setup({ delay: null });
  let api: ApiServer | undefined;
  afterEach(() => api?.close());
  beforeEach(() => signInForTest());

  /** Opens bid history at a host with nine pages, whose `has_next` is as given. */
  async function open(hasNext: (page: number) => boolean) {
    api = await startApi(({ query }) => {
      const current_page = Number(new URLSearchParams(query).get('page'));
      const pagination = { current_page, has_previous: current_page > 1, total_pages: 9 };
      return {
        body: {
          data: [sampleRecord()],
          pagination: { ...pagination, has_next: hasNext(current_page) },
        },
      };
    });
    await openApp('/bid-history');
    await screen.findByRole('button', { name: 'Next' });
  }

  const requested = () =>
    (api?.calls ?? []).filter(({ path }) => path === '/bets/history/').map(({ query }) => query);
  const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });

  it('the pages of a history continue while has_next is true, even beyond the number of pages', {
    tags: ['@CONST-03', '@BIDS-16'],
  }, async () => {
    await open((page) => page < 2);
    const previous = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Prev' });
    expect(previous().disabled).toBe(true);
    await user.click(next());
    await waitFor(() => expect(next().disabled).toBe(true));
    await user.click(next());
    expect(requested()).toEqual(['page=1', 'page=2']);
    expect(previous().disabled).toBe(false);
  });
});

describe('empty histories', () => {
  let api: ApiServer;
  let data: unknown[];
  beforeEach(async () => {
    api = await startApi(() => ({
      body: {
        data,
        pagination: onlyPage,
      },
    }));
    signInForTest();
  });
  afterEach(() => api.close());

  it.each([
    ['/bid-history', 'Your bids will appear here.'],
    ['/win-history', 'Your wins will appear here.'],
    ['/passbook', 'Changes to your wallet will appear here.'],
  ])(
    'the page %s without records explains its future content and has one link',
    async (path, hint) => {
      data = [];
      await openApp(path);
      expect(await screen.findByText('No records found')).toBeTruthy();
      expect(screen.getByText(hint)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Place a bet' }).getAttribute('href')).toBe('/home');
    },
  );

  it.each([
    ['/bid-history', 'Error: Failed to fetch bid history'],
    ['/win-history', 'Error: Failed to fetch win history'],
    ['/passbook', 'Failed to load history'],
  ])('the page %s is not called empty if no record can be read', async (path, failure) => {
    data = [7, { bet_details: 'none' }];
    await openApp(path);
    expect(await screen.findByText(failure)).toBeTruthy();
    data = [sampleRecord({ bet_status: 'won' }, { win_amount: 95 })];
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await screen.findAllByText(/Kalyan Matka/)).length).toBeGreaterThan(0);
  });
});

describe('text ids and missing ids', () => {
  let api: ApiServer;
  beforeEach(() => signInForTest());
  afterEach(() => api.close());

  it.each([
    ['/bid-history', 'Kalyan Matka (OPEN)'],
    ['/win-history', 'Congratulations for winning'],
    ['/passbook', 'Won(Kalyan Matka : Jodi Digits : open) :'],
  ] as const)('the page %s shows all bets', { tags: ['@ENT-14'] }, async (path, text) => {
    const won = { bet_status: 'won', bet_type: 'open', open_digit: '7', before_amount: 500 };
    const { id: _, ...unnamed } = sampleRecord(won, { win_amount: 100, net_profit: 70 });
    const data = [unnamed, { ...unnamed, id: null }, { ...unnamed, id: '5f0c-a1' }];
    api = await startApi(() => ({ body: { data } }));
    await openApp(path);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    // Equal ones are stacked.
    for (const more of screen.queryAllByRole('button', { name: /^More about/ }))
      fireEvent.click(more);
    expect(screen.getAllByText(text)).toHaveLength(3);
  });
});

describe('the screen My Bids', () => {
  let api: ApiServer;

  beforeAll(async () => {
    await loadRoute('/my-bids');
  });
  beforeEach(async () => {
    api = await startApi(() => ({ status: 500, body: {} }));
    signInForTest({ id: 1, points: 42.5 });
    await openApp('/my-bids');
    await screen.findByRole('link', { name: 'Bid History' });
  });
  afterEach(() => api.close());

  it('the header shows the wallet balance', {
    tags: ['@MYBIDS-04', '@ROUTE-33'],
  }, () => {
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('heading', { name: 'My Bids' })).toBeTruthy();
    expect(bar.getByRole('button', { name: /^Wallet/ }).textContent).toBe('₹42.50');
  });

  eachTagged([
    ['@MYBIDS-01', 'Bid History', '/bid-history'],
    ['@MYBIDS-02', 'Win History', '/win-history'],
    ['@MYBIDS-03', 'Game Results', '/market-result-history'],
  ])('%s the card %s of My Bids leads to %s', async (_id, name, path) => {
    await userEvent.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(shownPath()).toBe(path));
  });
});

describe('the button for landscape', () => {
  const user = userEvent.setup({ delay: null });
  const rotateButton = () => screen.getByRole('button', { name: 'Rotate screen' });
  const pressed = () => rotateButton().getAttribute('aria-pressed');

  /** The requests to the device, in order. */
  let asked: string[];
  let fullscreen: Element | null;

  const give = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true });

  /** A device of which each of the two abilities works or fails. */
  function device({ full = true, lock = true }: { full?: boolean; lock?: boolean }) {
    const step = async (name: string, works: boolean, then: () => void = () => {}) => {
      asked.push(name);
      if (!works) throw new Error('not on this device');
      then();
    };
    const change = (element: Element | null) => () => {
      fullscreen = element;
      document.dispatchEvent(new Event('fullscreenchange'));
    };
    const root = document.documentElement;
    give(root, 'requestFullscreen', () => step('fullscreen', full, change(root)));
    give(document, 'exitFullscreen', () =>
      step('leave fullscreen', fullscreen !== null, change(null)),
    );
    give(deviceScreen, 'orientation', { lock: (to: string) => step(`lock ${to}`, lock) });
  }
  const deviceScreen = globalThis.screen;

  beforeEach(() => {
    asked = [];
    fullscreen = null;
    Object.defineProperty(document, 'fullscreenElement', {
      get: () => fullscreen,
      configurable: true,
    });
  });

  it('the rotate-screen button puts the page into fullscreen and landscape, and back', {
    tags: ['@PASSBOOK-02'],
  }, async () => {
    device({});
    render(<RotateButton />);
    expect(pressed()).toBe('false');
    await user.click(rotateButton());
    await waitFor(() => expect(pressed()).toBe('true'));
    expect(asked).toEqual(['fullscreen', 'lock landscape']);
    await user.click(rotateButton());
    await waitFor(() => expect(pressed()).toBe('false'));
    expect(asked.slice(2)).toEqual(['lock portrait', 'leave fullscreen']);
  });

  it.each([
    ['the orientation lock fails', { lock: false }, 'true'],
    ['fullscreen fails', { full: false }, 'true'],
    ['both fail', { full: false, lock: false }, 'false'],
  ])(
    'the rotate-screen button shows no error and can be pressed again if %s',
    { tags: ['@PASSBOOK-03'] },
    async (_case, abilities, after) => {
      device(abilities);
      render(<RotateButton />);
      await user.click(rotateButton());
      await waitFor(() => expect(asked).toEqual(['fullscreen', 'lock landscape']));
      await waitFor(() => expect(pressed()).toBe(after));
      expect(screen.queryByRole('alert')).toBeNull();
      await user.click(rotateButton());
      await waitFor(() => expect(asked.length).toBe(4));
    },
  );

  it('the rotate-screen button can be pressed if the device supports neither fullscreen nor orientation', {
    tags: ['@PASSBOOK-03'],
  }, async () => {
    give(document.documentElement, 'requestFullscreen', undefined);
    give(deviceScreen, 'orientation', undefined);
    render(<RotateButton />);
    await user.click(rotateButton());
    expect(pressed()).toBe('false');
  });

  it('the rotate-screen button is released if the player leaves fullscreen by other means', async () => {
    device({});
    render(<RotateButton />);
    await user.click(rotateButton());
    await waitFor(() => expect(pressed()).toBe('true'));
    await document.exitFullscreen();
    await waitFor(() => expect(pressed()).toBe('false'));
  });

  it('the page leaves fullscreen when the player leaves the screen', async () => {
    device({});
    const { unmount } = render(<RotateButton />);
    await user.click(rotateButton());
    await waitFor(() => expect(pressed()).toBe('true'));
    unmount();
    await waitFor(() => expect(fullscreen).toBeNull());
  });
});
