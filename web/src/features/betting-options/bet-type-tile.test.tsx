import { betTypes } from '@matka/fixtures/bet-types';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PINNED_MARKETS, readPlayerList, writePlayerList } from '../../auth/player-list.ts';
import { type ApiServer, startApi } from '../../testing/api-server.ts';
import { openApp } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';
import { signInForTest } from '../../testing/signed-in.ts';
import { PinChip } from './pin-chip.tsx';

describe('the rates on tiles', () => {
  let api: ApiServer;
  afterEach(() => api.close());

  /** JSON of a rate list; 1e999 is no finite number. */
  const listOf = (rates: readonly string[]): string => {
    const items = rates.map(
      (rate, at) =>
        `{"id":${at},"bet_type":{"id":${at},"name":"${betTypes[at]?.name}"},"payout_config":{"multiply_by":${rate}}}`,
    );
    return `{"data":[${items}],"pagination":{"current_page":1,"total_pages":1,"has_next":false,"has_previous":false}}`;
  };

  it('a tile shows a fetched rate only if it is a positive number', async () => {
    const text = listOf(['9.5', '0', '-5', '1e999', 'null']);
    api = await startApi(({ path }) =>
      path === '/bet-types/'
        ? { body: betTypes }
        : path.startsWith('/admin/')
          ? { text }
          : { body: [] },
    );
    signInForTest();
    await openApp('/betting-options', { market: sampleMarket() });
    const list = await screen.findByRole('list', { name: 'Betting options' });
    await within(list).findByText('×9.5');
    const told = within(list)
      .getAllByRole('button')
      .map((tile) => [
        tile.getAttribute('aria-description'),
        /×.*$/.exec(tile.firstElementChild?.textContent ?? '')?.[0],
      ]);
    expect(told[0]).toEqual(['pays 9.5 times the points', '×9.5']);
    expect(told.slice(1)).toEqual(told.slice(1).map(() => [null, undefined]));
  });
});

describe('the betting options of a market', () => {
  beforeEach(() => {
    localStorage.clear();
    signInForTest();
  });

  it('the pin chip pins and unpins its market, even by keyboard, and leaves the other pins', async () => {
    const user = userEvent.setup({ delay: null });
    writePlayerList(PINNED_MARKETS, ['2']);
    render(<PinChip market={sampleMarket({ id: 7 })} />);
    await user.click(screen.getByRole('button', { name: 'Pin to home', pressed: false }));
    expect(readPlayerList(PINNED_MARKETS)).toEqual(['2', '7']);
    expect(localStorage.getItem('has_pins')).toBe('yes');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Pin to home', pressed: false })).toBeTruthy();
    expect(readPlayerList(PINNED_MARKETS)).toEqual(['2']);
  });

  it('the pin chip shows that a market is pinned', () => {
    writePlayerList(PINNED_MARKETS, ['7']);
    render(<PinChip market={sampleMarket({ id: 7 })} />);
    expect(screen.getByRole('button', { name: 'Pin to home', pressed: true })).toBeTruthy();
  });
});
