import { t } from '../../../i18n/translate.ts';
import { betTypeText } from '../../../matka/bet-type-text.ts';
import { ankOf } from '../../../matka/panas.ts';
import { sessionName } from '../../../matka/session-name.ts';
import { giveFocus } from '../../../ui/focus.ts';
import { commonPoints } from '../engine/all-points.ts';
import { type Bid, totalPoints } from '../engine/bids.ts';
import type { ScreenContext } from '../engine/screen.ts';

/** Above this many rows, their number is shown too. */
export const MANY_ROWS = 12;

export const TABLE_ID = 'bid-table';

/** Gives the focus to the table of bids when a control of it disappears. */
export const focusTable = (): void => giveFocus(document.getElementById(TABLE_ID));

const FALLBACK_MARKET_NAME = 'SITA MORNING';

/** The name of the market: `marketName` of the navigation state, its own, or the fallback. */
export const marketTitle = ({ market, marketName }: ScreenContext): string =>
  marketName || market.name || FALLBACK_MARKET_NAME;

/** The name of the bet type: the host's, or else the app's own. */
export const betTypeTitle = ({ betType, definition }: ScreenContext): string =>
  betTypeText(betType.name) || t(definition.title);

/** The bet type with the side of the bids, `SP Motor · Open`. */
export function betLine(screen: ScreenContext, [first]: readonly Bid[]): string {
  const name = betTypeTitle(screen);
  return first ? `${name} · ${sessionName(first.gameType)}` : name;
}

/** The equal points of more than one bid, `60 numbers × 25`; undefined if they differ. */
export function equalPoints(bids: readonly Bid[]): string | undefined {
  const points = commonPoints(bids);
  if (points === undefined || bids.length < 2) return undefined;
  return t('{count} numbers × {points}', { count: bids.length, points });
}

/** The bids on a key: `25`, for several panas `12 × 25`, with differing points their sum `12 = 310`; empty for none. */
export function heldBy(number: string, bids: readonly Bid[]): string {
  const held = bids.filter((bid) => (bid.pana ? ankOf(bid.pana) : bid.label) === number);
  if (held.length === 0) return '';
  if (!held[0]?.pana) return String(totalPoints(held));
  const points = commonPoints(held);
  return points === undefined
    ? `${held.length} = ${totalPoints(held)}`
    : `${held.length} × ${points}`;
}
