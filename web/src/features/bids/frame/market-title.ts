import type { ScreenContext } from '../engine/screen.ts';

/** Shown for a market without a name. */
const FALLBACK_MARKET_NAME = 'SITA MORNING';

/** The name of the market: `marketName` of the navigation state, its own, or the fallback. */
export function marketTitle({ market, marketName }: ScreenContext): string {
  return marketName || market.name || FALLBACK_MARKET_NAME;
}
