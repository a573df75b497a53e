import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sampleMarket } from '../../testing/sample-market.ts';
import { MarketCards } from './market-cards.tsx';

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
