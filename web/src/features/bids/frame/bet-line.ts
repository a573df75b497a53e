import { t } from '../../../i18n/translate.ts';
import type { Bid } from '../engine/bids.ts';
import type { ScreenContext } from '../engine/screen.ts';
import { sessionName } from './session-name.ts';

/** The bet type with the side of the bids, `SP Motor · Open`. */
export function betLine({ definition, betType }: ScreenContext, bids: readonly Bid[]): string {
  const [first] = bids;
  const name = betType.name || t(definition.title);
  return first ? `${name} · ${sessionName(first.gameType)}` : name;
}

/** The equal points of more than one bid, `60 numbers × 25`; undefined if they differ. */
export function equalPoints(bids: readonly Bid[]): string | undefined {
  const [first] = bids;
  if (!first || bids.length < 2 || bids.some(({ points }) => points !== first.points))
    return undefined;
  return t('numbers', { count: bids.length, points: first.points });
}
