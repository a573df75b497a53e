import type { BetRecord, History } from '../../decoders/history.ts';
import type { Probe } from './probe.ts';

/** Number of pages that are read. */
export const mostPages = 10;

/** The latest bets of a player, page by page. */
export interface AllBets {
  pages: readonly (readonly BetRecord[])[];
  records: readonly BetRecord[];
  /** Whether no older bet is left. */
  complete: boolean;
  /** The first page that does not say its own place among the pages. */
  misplacedPage?: number;
  /** The page that the host counts but does not give. */
  missingPage?: number;
}

/** Reads the first pages of a history; undefined if the first one cannot be read. */
export async function readAllBets(
  probe: Probe,
  endpoint: 'history' | 'bettingHistory' = 'history',
): Promise<AllBets | undefined> {
  const path = endpoint === 'history' ? '/bets/history/' : '/betting/history/';
  const pages: BetRecord[][] = [];
  let total = 1;
  let misplaced: number | undefined;
  for (let page = 1; page <= Math.min(total, mostPages); page += 1) {
    const read = await probe.read(endpoint, `${path}?page=${page}`);
    if (read === undefined && page === 1) return undefined;
    if (read === undefined)
      return { pages, records: pages.flat(), complete: false, missingPage: page };
    const { data, pagination } = read as History;
    total = pagination.total_pages;
    const isInPlace = pagination.current_page === page && pagination.has_previous === page > 1;
    if (!isInPlace) misplaced ??= page;
    pages.push(data);
  }
  return {
    pages,
    records: pages.flat(),
    complete: pages.length >= total,
    ...(misplaced !== undefined && { misplacedPage: misplaced }),
  };
}
