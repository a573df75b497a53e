import { useRates } from '../../../api/payouts.ts';
import { t } from '../../../i18n/translate.ts';
import { formatWhole } from '../../../lib/money.ts';
import { ratesOf } from '../../../matka/rates.ts';
import { type Bid, mostWon } from '../engine/bids.ts';
import type { ScreenContext } from '../engine/screen.ts';

/** The largest possible win of a screen's bids, in points; undefined without bids or while a rate is unknown. */
export function useMostWon({ betType }: ScreenContext, bids: readonly Bid[]): number | undefined {
  return mostWon(bids, ratesOf(betType.name, useRates()));
}

/** The largest possible win as an entry of a list; no entry while it is unknown. */
export const couldWin = (win: number | undefined): (readonly [string, string])[] =>
  win === undefined ? [] : [[t('Could win up to'), formatWhole(win)]];
