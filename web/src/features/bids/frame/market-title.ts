import type { ScreenContext } from '../engine/screen.ts';

/** Shown for a market that was handed over without a name. */
const FALLBACK_MARKET_NAME = 'SITA MORNING';

/** The name of the market: the one handed over separately, its own, the fallback. */
export function marketTitle({ market, marketName }: ScreenContext): string {
  return marketName || market.name || FALLBACK_MARKET_NAME;
}
