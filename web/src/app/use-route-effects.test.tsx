import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiServer, startApi } from '../testing/api-server.ts';
import { openApp, shownPath } from '../testing/open-app.tsx';
import { sampleMarket } from '../testing/sample-market.ts';
import { signInForTest } from '../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });
let api: ApiServer;

beforeEach(async () => {
  const markets = { body: [sampleMarket()] };
  api = await startApi(({ path }) => (path === '/markets/' ? markets : { body: [] }));
  signInForTest();
});
afterEach(() => api.close());

const heading = () => screen.getByRole('heading', { level: 1 });

describe('the arrival at a screen', () => {
  it('does not move the focus on the first screen and focuses the heading of the next', async () => {
    await openApp('/home');
    await screen.findByRole('button', { name: 'Place Bet' });
    expect(document.title).toBe('KalyanMatka');
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole('button', { name: 'Place Bet' }));
    await waitFor(() => expect(heading().textContent).toBe('Betting Options'));
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    expect(document.title).toBe('Betting Options · KalyanMatka');
  });

  it('finds home where it was left, and every other screen at its top', async () => {
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
