import type { BetTypeConfig } from '@matka/contracts/api/bet-types';
import type { Market } from '@matka/contracts/api/markets';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auth } from '../auth/auth-state.ts';
import { definitionWith } from '../features/bids/definitions.ts';
import type { ScreenId } from '../lib/paths.ts';
import { betTypeOf } from './bid-screens.ts';
import { openApp } from './open-app.tsx';
import { sampleMarket } from './sample-market.ts';
import { signInForTest } from './signed-in.ts';

export interface OpenedWith {
  readonly config?: Partial<BetTypeConfig>;
  readonly market?: Partial<Market>;
  /** One more market of the list. */
  readonly otherMarket?: Market;
  readonly marketName?: string;
  /** The day for which the screen was opened first, `yyyy-mm-dd`. */
  readonly day?: string;
  /** The bet type names no default_direction. */
  readonly noDefault?: true;
}

/** Opens the app on a bid screen, signed in; gives the steps of a player on it. */
export async function openBids(id: ScreenId, opened: OpenedWith = {}) {
  if (!auth.isAuthenticated) signInForTest();
  const betType = betTypeOf(definitionWith(id), opened.config);
  if (opened.noDefault) delete betType.config.default_direction;
  const state = {
    betType,
    market: sampleMarket(opened.market),
    marketName: opened.marketName,
  };
  const list = [state.market, ...(opened.otherMarket ? [opened.otherMarket] : [])];
  const { unmount } = await openApp(
    opened.day ? `/${id}?market=7&day=${opened.day}` : `/${id}`,
    state,
    list,
  );
  await screen.findByRole('heading', { level: 2 });
  const user = userEvent.setup({ delay: null });
  const field = (name: string) => screen.getByRole('textbox', { name });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const type = async (name: string, text: string) => {
    await user.clear(field(name));
    if (text) await user.type(field(name), text);
  };
  return {
    user,
    state,
    unmount,
    field,
    press,
    type,
    /** Fills one number and the points and presses Add Bid. */
    add: async (name: string, number: string, points: string) => {
      await type(name, number);
      await type('Enter Points', points);
      await press('Add Bid');
    },
    chooseType: (name: 'Open' | 'Close') =>
      user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), name),
  };
}

export const textIn = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name }).value;

export function shownRows(): string[][] {
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  return rows.map((row) =>
    Array.from(row.querySelectorAll('th, td'), ({ textContent }) => textContent ?? '').slice(0, 3),
  );
}

/** The number of bids and their points in the footer. */
export const shownTotals = () =>
  ['Bids', 'Points'].map(
    (name) =>
      screen
        .getAllByRole('term')
        .find(({ textContent }) => textContent === name)
        ?.parentElement?.querySelector('dd')?.textContent,
  );

/** The error message of the form, if any. */
export const shownMessage = () => screen.queryByRole('alert')?.textContent ?? undefined;
