import type { ResultsResponse } from '@matka/contracts/api/results';
import type { DrawNumbers } from '../../matka/result-string.ts';

export type DayResult = { readonly market: string; readonly draw: DrawNumbers };

const byName = new Intl.Collator('en');

const isDrawn = (draw: DrawNumbers): boolean =>
  Boolean(draw.open_pana || draw.open_digit || draw.close_digit || draw.close_pana);

/**
 * The results of a day by market name: the first entry of each market's list. A market without
 * drawn numbers has no result.
 */
export function resultsOfMarkets({ markets = {} }: ResultsResponse): DayResult[] {
  return Object.entries(markets)
    .flatMap(([market, [draw]]) => (draw && isDrawn(draw) ? [{ market, draw }] : []))
    .sort((a, b) => byName.compare(a.market, b.market));
}
