import { useRates } from '../../../api/payouts.ts';
import { t } from '../../../i18n/translate.ts';
import { formatWhole } from '../../../lib/money.ts';
import { ratesOf } from '../../../matka/rates.ts';
import { type Bid, mostWon } from '../engine/bids.ts';
import type { ScreenContext } from '../engine/screen.ts';

/** The most that the bids of a screen can win, in points; undefined without bids or while a rate is unknown. */
export function useMostWon({ betType }: ScreenContext, bids: readonly Bid[]): number | undefined {
  return mostWon(bids, ratesOf(betType.name, useRates()));
}

/** The most that can be won as a fact of a list; no fact while it is unknown. */
export const couldWin = (win: number | undefined): (readonly [string, string])[] =>
  win === undefined ? [] : [[t('Could win up to'), formatWhole(win)]];
