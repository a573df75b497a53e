import type { Market } from '@matka/contracts/api/markets';
import { PINNED_MARKETS, readPlayerList } from '../../auth/player-list.ts';

/** The markets that the player pinned before the others, both in the order of the host. */
export function pinnedFirst(markets: readonly Market[]): readonly Market[] {
  const pinned = new Set(readPlayerList(PINNED_MARKETS));
  if (pinned.size === 0) return markets;
  const isPinned = ({ id }: Market) => pinned.has(String(id));
  return [...markets.filter(isPinned), ...markets.filter((market) => !isPinned(market))];
}
