import type { Session } from '@matka/contracts/api/common';
import type { BetStatusFilter, HistoryQuery } from '@matka/contracts/api/history';

/** The ticks of the filter dialog. */
export type BidFilter = {
  readonly gameTypes: readonly Session[];
  readonly statuses: readonly BetStatusFilter[];
  readonly markets: readonly string[];
};

/** No ticks: every bid. */
export const noFilter: BidFilter = { gameTypes: [], statuses: [], markets: [] };

/** How many ticks a filter has. */
export const tickCount = ({ gameTypes, statuses, markets }: BidFilter): number =>
  gameTypes.length + statuses.length + markets.length;

/**
 * The query of a page under a filter. Open and Close both ticked ask for open alone: a quirk that is
 * kept.
 */
export function queryOf(filter: BidFilter, page: number): HistoryQuery {
  const { gameTypes, statuses, markets } = filter;
  const session = gameTypes.includes('open') ? 'open' : gameTypes[0];
  return {
    page,
    ...(session && { session_type: session }),
    ...(statuses.length > 0 && { bet_status: [...statuses] }),
    ...(markets.length > 0 && { market_names: [...markets] }),
  };
}
