import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { PINNED_MARKETS, writePlayerList } from '../../auth/player-list.ts';
import { sampleMarket } from '../../testing/sample-market.ts';
import { signInForTest } from '../../testing/signed-in.ts';
import { MarketCards } from './market-cards.tsx';
import { pinnedFirst } from './pinned-first.ts';

describe('market cards', () => {
  const markets = (count: number) =>
    Array.from({ length: count }, (_, id) => sampleMarket({ id, name: `Market ${id}` }));
  const list = (count: number) => (
    <MarketCards markets={markets(count)}>{({ name }) => name}</MarketCards>
  );

  it('up to twenty markets have no search box', () => {
    render(list(20));
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('more can be searched by name', async () => {
    render(list(300));
    expect(screen.getAllByRole('listitem')).toHaveLength(300);
    await userEvent.type(screen.getByRole('searchbox'), 'market 29');
    expect(screen.getAllByRole('listitem')).toHaveLength(13);
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('No market matches');
  });
});

describe('pinned first', () => {
  const markets = [4, 2, 9, 7].map((id) => sampleMarket({ id }));
  const order = () => pinnedFirst(markets).map(({ id }) => id);

  beforeEach(() => {
    localStorage.clear();
    signInForTest();
  });

  it('is the order of the host without a pinned market', () => {
    expect(pinnedFirst(markets)).toBe(markets);
  });

  it('has the pinned markets on top, in the order of the host', () => {
    writePlayerList(PINNED_MARKETS, ['7', '2', '12']);
    expect(order()).toEqual([2, 7, 4, 9]);
  });
});
