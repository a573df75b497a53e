import { ref } from 'valtio';
import type { FoundMarket } from '../../../api/markets.ts';
import { hostNow } from '../../../lib/host-time.ts';
import { isSameDay } from '../../../matka/market-clock.ts';
import { type BidScreen, presetType } from './screen.ts';

/** The message when a new day begins while bids are entered. */
export const NEW_DAY = 'A new day has begun. Check your bids, then continue.';

/** Tells if the day of the market has passed: the market must be refreshed before a submission. */
export const isOutdated = ({ since }: BidScreen): boolean => !isSameDay(since, hostNow());

/** Sets the function that renews the market of a screen. */
export function renewBy(screen: BidScreen, renew: () => void): void {
  screen.renew = renew;
}

/** Takes over the market of a newer list. An equal market is ignored, so that a screen renders once when it opens. */
export function renewMarket(screen: BidScreen, found: FoundMarket): void {
  const { market, since } = screen;
  if (found.market === market && found.since === since) return;
  screen.state.found = ref(found);
  if (!isSameDay(since, found.since)) startDay(screen);
}

/** Asks the player to check bids that were entered for another day; without bids the form starts again. */
export function startDay(screen: BidScreen): void {
  const { state } = screen;
  if (state.bids.length === 0) {
    state.form = { ...state.form, type: presetType(screen) };
    return;
  }
  state.message = NEW_DAY;
  state.wrongField = undefined;
  const { submission } = state;
  if (submission.phase === 'confirming' && !submission.sending)
    state.submission = { phase: 'editing' };
}
