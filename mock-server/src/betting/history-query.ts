import { HistoryQuery } from '@matka/contracts/api/history';
import Type, { type Static } from 'typebox';
import type { BetFilter } from '../db/bet-history.ts';
import { detail } from '../shared/http-error.ts';
import type { World } from '../worlds/world.ts';

/** The query of GET /bets/history/ with its page as it was sent: an invalid one is 404, not 400. */
export const FilterQuery = Type.Object({
  ...HistoryQuery.properties,
  page: Type.Optional(Type.Unknown()),
});

/** The page number of a query. Throws 404 for an invalid one, as Django REST framework does. */
export function readPage(page: unknown): number {
  const text = page === undefined ? '1' : String(page);
  if (!/^[1-9]\d{0,8}$/.test(text)) throw detail(404, 'Invalid page.');
  return Number(text);
}

/** The filter that a query asks for. */
export function filterOf(
  { markets }: World,
  { session_type: session, bet_status: statuses, market_names: names }: Static<typeof FilterQuery>,
): BetFilter {
  const filter: BetFilter = {};
  if (session) filter.session = session;
  if (statuses) {
    // The filter spells pending in lower case, records in capitals.
    filter.statuses = statuses.map((status) => (status === 'pending' ? 'PENDING' : status));
  }
  if (names) {
    filter.marketIds = markets.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  }
  return filter;
}
