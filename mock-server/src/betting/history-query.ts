import { HistoryQuery } from '@matka/contracts/api/history';
import type { BetFilter } from '../db/bet-history.ts';
import { sessionCode, statusCode } from '../db/codes.ts';
import { detail } from '../shared/http-error.ts';
import { readForm } from '../shared/validate.ts';
import type { World } from '../worlds/world.ts';

/** Wraps a single value of a repeatable parameter in a list. */
const asList = (value: unknown): unknown =>
  value === undefined || Array.isArray(value) ? value : [value];

/** The page number of a query. Throws 404 for an invalid one, as Django REST framework does. */
export function readPage(page: unknown): number {
  const text = page === undefined ? '1' : String(page);
  if (!/^[1-9]\d{0,8}$/.test(text)) throw detail(404, 'Invalid page.');
  return Number(text);
}

/** The query of GET /bets/history/. Throws 400 with messages per field for unknown values. */
export function readHistoryQuery(
  world: World,
  query: Record<string, unknown>,
): { page: number; filter: BetFilter } {
  const page = readPage(query.page);
  const parsed = readForm(HistoryQuery, {
    page,
    ...(query.session_type !== undefined && { session_type: query.session_type }),
    ...(query.bet_status !== undefined && { bet_status: asList(query.bet_status) }),
    ...(query.market_names !== undefined && { market_names: asList(query.market_names) }),
  });
  const filter: BetFilter = {};
  if (parsed.session_type) filter.session = sessionCode(parsed.session_type);
  if (parsed.bet_status) {
    // The filter spells pending in lower case, records in capitals.
    filter.statuses = parsed.bet_status.map((status) =>
      statusCode(status === 'pending' ? 'PENDING' : status),
    );
  }
  if (parsed.market_names) {
    const names = parsed.market_names;
    filter.marketIds = world.markets.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  }
  return { page, filter };
}
