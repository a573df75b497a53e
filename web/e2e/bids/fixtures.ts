import { betTypes as seededBetTypes } from '@matka/fixtures/bet-types';
import { test as base, expect } from '../fixtures.ts';
import { type BidCase, market } from './bid-case.ts';
import { type Journey, playBidCase } from './bid-journey.ts';
import { putState } from './navigation-state.ts';

interface Ways {
  /** Opens the bet types of the market as the main player, whose session stands in the browser. */
  openBetTypes: () => Promise<void>;
  /** Opens a bid screen the way a player does, by market and tile. */
  open: (screen: Pick<BidCase, 'path' | 'tile' | 'tileless'>) => Promise<void>;
  /** Plays a screen from its tile to the wins of its bets. */
  play: (screen: BidCase) => Promise<void>;
}

/** A journey on the bid screens, in a world in which nobody has bet yet. */
export const test = base.extend<Ways>({
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
        await putState(page, path, (state) => ({ ...state, betType }));
      } else {
        await betTypes.choose(tile);
      }
      await bids.isShown(path);
    });
  },
  play: async ({ page, world, home, betTypes, bids, history, open }, use) => {
    const journey: Journey = { page, world, home, betTypes, bids, history, open };
    await use((screen) => playBidCase(screen, journey));
  },
});

export { expect };
