import { betTypes as seededBetTypes } from '@matka/fixtures/bet-types';
import { mainPlayer } from '@matka/fixtures/players';
import type { PlayedCase } from '../../src/features/bids/played-case.ts';
import { market } from '../../src/testing/played-cases.ts';
import { test as base, expect } from '../fixtures.ts';
import { putState } from '../put-state.ts';

interface BidSteps {
  openBetTypes: () => Promise<void>;
  open: (screen: Pick<PlayedCase, 'path' | 'tile' | 'tileless'>) => Promise<void>;
  openFilled: (screen: PlayedCase) => Promise<void>;
  /** Expects the server to hold this many bets of the main player. */
  expectPlaced: (count: number) => Promise<void>;
}

/** Journeys on the bid screens, in a world without bets. */
export const test = base.extend<BidSteps>({
  scenario: 'fresh',
  openBetTypes: async ({ openAs, home, betTypes }, use) => {
    await use(async () => {
      await openAs('/home');
      await home.placeBetOn(market);
      await betTypes.isShownFor(market);
    });
  },
  open: async ({ page, openBetTypes, betTypes, bids }, use) => {
    await use(async ({ path, tile, tileless }) => {
      await openBetTypes();
      if (tileless) {
        const betType = seededBetTypes.find(({ name }) => name === tile);
        await putState(page, path, { betType });
      } else {
        await betTypes.choose(tile);
      }
      await bids.isShown(path);
    });
  },
  openFilled: async ({ open, bids }, use) => {
    await use(async (screen) => {
      await open(screen);
      await screen.fillIn(bids);
    });
  },
  expectPlaced: async ({ world }, use) => {
    await use(async (count) => {
      expect(await world.bets(mainPlayer.mobile)).toHaveLength(count);
    });
  },
});

export { expect };
