import type { Session } from '@matka/contracts/api/common';
import type { BetStatusFilter, HistoryQuery } from '@matka/contracts/api/history';

/** The active filter; a null member does not filter. */
export type BidFilter = {
  readonly betStatus: readonly BetStatusFilter[] | null;
  readonly gameType: Session | null;
  readonly marketNames: readonly string[] | null;
};

export const noFilter: BidFilter = { betStatus: null, gameType: null, marketNames: null };

/** The ticks of the filter dialog, each group in the order in which they were set. */
export type FilterTicks = {
  readonly gameTypes: readonly Session[];
  readonly statuses: readonly BetStatusFilter[];
  readonly markets: readonly string[];
};

const listOrNone = <Value>(list: readonly Value[]) => (list.length > 0 ? list : null);

/** The filter of some ticks. Open and Close together filter by open only: a quirk that is kept. */
export function filterOf({ gameTypes, statuses, markets }: FilterTicks): BidFilter {
  return {
    betStatus: listOrNone(statuses),
    gameType: gameTypes.includes('open') ? 'open' : (gameTypes[0] ?? null),
    marketNames: listOrNone(markets),
  };
}

export function ticksOf({ betStatus, gameType, marketNames }: BidFilter): FilterTicks {
  return {
    gameTypes: gameType ? [gameType] : [],
    statuses: betStatus ?? [],
    markets: marketNames ?? [],
  };
}

/** The number of ticks behind a query. */
export const tickCount = ({ page: _page, ...ticks }: HistoryQuery): number =>
  Object.values(ticks).flat().length;

export function queryOf(
  { betStatus, gameType, marketNames }: BidFilter,
  page: number,
): HistoryQuery {
  return {
    page,
    ...(gameType && { session_type: gameType }),
    ...(betStatus && { bet_status: [...betStatus] }),
    ...(marketNames && { market_names: [...marketNames] }),
  };
}
