import type { User } from '@matka/contracts/api/users';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTokens, writeTokens } from '../api/tokens.ts';
import { logOut } from '../auth/log-out.ts';
import { expireSession } from '../auth/session-expired.ts';
import { clearStoredUser, storeUser } from '../auth/stored-user.ts';
import { vibrate } from '../motion/motion.ts';
import { switchVibration } from '../motion/vibration.ts';
import { type ApiServer, startApi } from '../testing/api-server.ts';
import { openApp, shownPath } from '../testing/open-app.tsx';
import { openBids, shownRows, textIn } from '../testing/open-bids.ts';
import { sampleMarket } from '../testing/sample-market.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { tokenFor } from '../testing/token.ts';
import { Sheet } from '../ui/sheet.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import { PanelSwitches } from './panel-switches.tsx';

vi.mock('../api/suggestions.ts');

/** Signs a player in as another tab does. */
function signInElsewhere(mobile_number: string, points: number): void {
  writeTokens(tokenFor(3600), 'refresh-of-other-tab');
  storeUser({ mobile_number, points });
  dispatchEvent(new StorageEvent('storage', { key: 'user_data' }));
}

/** A bid in the table and a number in its field, of the player 9876543210. */
async function enterBids(): Promise<void> {
  signInForTest({ mobile_number: '9876543210', points: 10000 });
  const { add, type } = await openBids('jodi-digits');
  await add('Jodi Digit', '05', '25');
  await type('Jodi Digit', '47');
}

const wallet = (text: string) => screen.findByText(text);

it('the bids of a player are not shown to the next player, who signs in in another tab', async () => {
  await enterBids();
  signInElsewhere('9812345678', 50);
  await wallet('₹50.00');
  await waitFor(() => expect(shownRows()).toEqual([]));
  expect(textIn('Jodi Digit')).toBe('');
});

it('the bids stay when the same player signs in again, and when the wallet changes', async () => {
  await enterBids();
  signInElsewhere('9876543210', 9000);
  await wallet('₹9,000.00');
  expect(shownRows()).toEqual([['05', '25', 'Close']]);
  expect(textIn('Jodi Digit')).toBe('47');
});

describe('a session that ends on a bid screen', () => {
  const asha = { mobile_number: '9876543210', points: 10000 };
  const login = () => screen.findByRole('heading', { name: 'Login' });

  /** Ends the session as a registration in another tab does. */
  async function registerElsewhere(): Promise<void> {
    clearTokens();
    clearStoredUser();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'user_data' })));
    await login();
  }
  const signInAgain = async (player: User = asha) => {
    act(() => signInForTest(player));
    await waitFor(() => expect(shownPath()).toBe('/jodi-digits'));
    await screen.findByRole('textbox', { name: 'Jodi Digit' });
  };

  it.each([
    ['a registration in another tab', registerElsewhere],
    [
      'a refused refresh',
      async () => {
        act(() => expireSession('Session expired. Please login again.'));
        await login();
      },
    ],
    [
      'a Logout in another tab',
      async () => {
        localStorage.removeItem('draw_tickets');
        await registerElsewhere();
      },
    ],
  ])('the bids of a player stay after %s, even a repeated one', async (_, end) => {
    await enterBids();
    for (const _time of [1, 2]) {
      await end();
      await signInAgain();
      expect(shownRows()).toEqual([['05', '25', 'Close']]);
      expect(textIn('Jodi Digit')).toBe('47');
    }
  });

  it('the bids of a player are removed when another player signs in', async () => {
    await enterBids();
    await registerElsewhere();
    await signInAgain({ mobile_number: '9812345678', points: 50 });
    expect([shownRows(), textIn('Jodi Digit')]).toEqual([[], '']);
    await registerElsewhere();
    await signInAgain();
    expect(shownRows()).toEqual([]);
  });

  it('the bids of a player are removed at Logout', async () => {
    await enterBids();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    act(() => logOut(vi.fn()));
    vi.useRealTimers();
    await waitFor(() => expect(shownPath()).toBe('/login'));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('bid-draft:'))).toEqual([]);
  });
});

describe('dragging', () => {
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  /** Drags what is under a finger, by px. */
  function drag(target: Element, right: number, down: number): void {
    for (const [type, share] of [
      ['touchstart', 0],
      ['touchmove', 0.5],
      ['touchmove', 1],
      ['touchend', 1],
    ] as const) {
      const event = new Event(type, { bubbles: true });
      const touch = { clientX: 200 + right * share, clientY: 200 + down * share };
      target.dispatchEvent(Object.assign(event, { touches: type === 'touchend' ? [] : [touch] }));
    }
  }

  it.each([
    ['a sheet, down', Sheet, 0, 300],
    ['the panel, to the left', SidePanel, -200, 0],
  ] as const)('a drag closes %s', (_, Box, right, down) => {
    Object.assign(Element.prototype, { animate: () => undefined });
    const box = { width: 240, height: 400 } as DOMRect;
    vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
    const onClose = vi.fn();
    render(
      <Box onClose={onClose} title="Title" labelledBy="title" slideMs={500}>
        <p id="title">Contents</p>
      </Box>,
    );
    const handle = Box === Sheet ? screen.getByText('Title') : screen.getByText('Contents');
    drag(handle, right / 8, down / 8);
    expect(onClose).not.toHaveBeenCalled();
    drag(handle, right, down);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('a change of screen', () => {
  const user = userEvent.setup({ delay: null });
  let api: ApiServer;

  beforeEach(async () => {
    const markets = { body: [sampleMarket()] };
    api = await startApi(({ path }) => (path === '/markets/' ? markets : { body: [] }));
    signInForTest();
  });
  afterEach(() => api.close());

  const heading = () => screen.getByRole('heading', { level: 1 });

  it('the first screen leaves the focus alone, and the next screen focuses its heading', async () => {
    await openApp('/home');
    await screen.findByRole('button', { name: 'Place Bet' });
    expect(document.title).toBe('KalyanMatka');
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole('button', { name: 'Place Bet' }));
    await waitFor(() => expect(heading().textContent).toBe('Betting Options'));
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    expect(document.title).toBe('Betting Options · KalyanMatka');
  });

  it('home returns to its scroll position, and every other screen opens at its top', async () => {
    await openApp('/home');
    await screen.findByRole('button', { name: 'Place Bet' });
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const down = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(420);
    act(() => void dispatchEvent(new Event('scroll')));
    await user.click(screen.getByRole('button', { name: 'Place Bet' }));
    await waitFor(() => expect(shownPath()).toBe('/betting-options'));
    await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 0));
    down.mockReturnValue(0);
    act(() => void dispatchEvent(new Event('scroll')));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 420));
  });
});

describe('the switches of the profile panel', () => {
  const buzz = vi.fn();

  beforeEach(() => {
    Object.assign(navigator, { vibrate: buzz });
    Object.assign(Element.prototype, { animate: () => ({}) });
    vi.spyOn(window, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: true });
  });
  afterEach(() => {
    act(() => switchVibration(true));
    Reflect.deleteProperty(navigator, 'vibrate');
    Reflect.deleteProperty(Element.prototype, 'animate');
    buzz.mockReset();
  });

  const vibration = () => screen.queryByRole('switch', { name: 'Vibration' });
  const press = () => act(async () => vibration()?.click());

  it('the switch for vibration is on at first, and can be turned off and on', async () => {
    render(<PanelSwitches />);
    expect(vibration()?.getAttribute('aria-checked')).toBe('true');
    await press();
    expect([vibration()?.getAttribute('aria-checked'), localStorage.getItem('vibration')]).toEqual([
      'false',
      'off',
    ]);
    vibrate(10);
    expect(buzz).not.toHaveBeenCalled();
    await press();
    expect([localStorage.getItem('vibration'), buzz.mock.calls]).toEqual([null, [[10]]]);
  });

  it('the switch for vibration stays off after a reload', async () => {
    switchVibration(false);
    vi.resetModules();
    const { wantsVibration } = await import('../motion/vibration.ts');
    expect(wantsVibration()).toBe(false);
  });

  it.each(['{broken', '7', ''])(
    'the switch for vibration is on if the storage holds “%s”',
    async (stored) => {
      localStorage.setItem('vibration', stored);
      vi.resetModules();
      const { wantsVibration } = await import('../motion/vibration.ts');
      expect(wantsVibration()).toBe(true);
    },
  );

  it('the panel has no switch for vibration if the device cannot vibrate', () => {
    Reflect.deleteProperty(navigator, 'vibrate');
    render(<PanelSwitches />);
    expect(vibration()).toBeNull();
  });
});
