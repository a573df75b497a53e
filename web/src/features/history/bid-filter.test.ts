import { expect, it } from 'vitest';
import { type FilterTicks, filterOf, noFilter, queryOf, tickCount, ticksOf } from './bid-filter.ts';

const ticks = (over: Partial<FilterTicks> = {}): FilterTicks => ({
  gameTypes: [],
  statuses: [],
  markets: [],
  ...over,
});

it('the filter without ticks has no status, market or game type', {
  tags: ['@ENT-21'],
}, () => {
  expect(filterOf(ticks())).toEqual({ betStatus: null, gameType: null, marketNames: null });
  expect([filterOf(ticks()), tickCount(queryOf(noFilter, 7))]).toEqual([noFilter, 0]);
});

it('the filter has lists of statuses and market names, and one game type', {
  tags: ['@ENT-21'],
}, () => {
  const filter = filterOf({
    gameTypes: ['close'],
    statuses: ['won', 'lost', 'pending'],
    markets: ['Kalyan Matka', 'Sridevi'],
  });
  expect(filter).toEqual({
    betStatus: ['won', 'lost', 'pending'],
    gameType: 'close',
    marketNames: ['Kalyan Matka', 'Sridevi'],
  });
  expect(tickCount(queryOf(filter, 7))).toBe(6);
});

it('the filter restores the ticks of the dialog', { tags: ['@ENT-21', '@BIDS-30'] }, () => {
  const set = ticks({ gameTypes: ['close'], statuses: ['won'], markets: ['Sridevi'] });
  expect(ticksOf(filterOf(set))).toEqual(set);
  expect(ticksOf(noFilter)).toEqual(ticks());
});

it('the query of a filter without ticks contains only the page', {
  tags: ['@BIDS-21', '@BIDS-23', '@BIDS-24'],
}, () => {
  expect(queryOf(filterOf(ticks()), 1)).toEqual({ page: 1 });
});

it.each(['open', 'close'] as const)(
  'the query of a filter contains the ticked game type %s',
  { tags: ['@BIDS-21'] },
  (side) => {
    const filter = filterOf(ticks({ gameTypes: [side] }));
    expect(queryOf(filter, 1)).toEqual({ page: 1, session_type: side });
  },
);

it('the query of a filter with both game types contains open', {
  tags: ['@BIDS-22'],
}, () => {
  for (const gameTypes of [['open', 'close'] as const, ['close', 'open'] as const]) {
    const filter = filterOf(ticks({ gameTypes }));
    expect([filter.gameType, queryOf(filter, 1).session_type]).toEqual(['open', 'open']);
  }
});
