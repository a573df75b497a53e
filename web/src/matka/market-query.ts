/** The market and the day in a query; undefined unless it has one market, and one day at most. */
export function readMarketQuery(search: string): { market: string; day?: string } | undefined {
  const query = new URLSearchParams(search);
  const [market, day] = [query.getAll('market'), query.getAll('day')];
  if (!market[0] || market.length > 1 || day.length > 1) return undefined;
  return { market: market[0], ...(day[0] !== undefined && { day: day[0] }) };
}

/** Tells if an address has a market in any form, which the list may contain. */
export const namesMarket = (search: string): boolean => new URLSearchParams(search).has('market');
