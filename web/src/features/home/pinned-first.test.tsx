import { beforeEach, expect, it } from 'vitest';
import { PINNED_MARKETS, writePlayerList } from '../../auth/player-list.ts';
import { sampleMarket } from '../../testing/sample-market.ts';
import { signInForTest } from '../../testing/signed-in.ts';
import { pinnedFirst } from './pinned-first.ts';

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
