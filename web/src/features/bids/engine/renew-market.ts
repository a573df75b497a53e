import { ref } from 'valtio';
import type { FoundMarket } from '../../../api/markets.ts';
import { hostNow } from '../../../lib/host-time.ts';
import { isSameDay } from '../../../matka/market-clock.ts';
import { type BidScreen, presetType } from './screen.ts';

/** The message of a day that began while bids were entered. */
export const NEW_DAY = 'A new day has begun. Check your bids, then continue.';

/** Tells if the day of the market has passed: it is renewed, and nothing is submitted before. */
export const isOutdated = ({ since }: BidScreen): boolean => !isSameDay(since, hostNow());

/** Takes over the market of a newer list. The same one changes nothing: a screen that opens renders once. */
export function renewMarket(screen: BidScreen, found: FoundMarket): void {
  const { market, since } = screen;
  if (found.market === market && found.since === since) return;
  screen.state.found = ref(found);
  if (!isSameDay(since, found.since)) startDay(screen);
}

/** Asks the player to check bids that were entered for another day; without any, the form starts anew. */
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
