import {
  HistoryQuery,
  type SentBetRecord,
  type SentHistoryResponse,
} from '@matka/contracts/api/history';
import Type, { type Static } from 'typebox';
import {
  type BetFilter,
  type BetRow,
  countBets,
  entriesOf,
  sliceOfBets,
  splitNumbers,
} from '../db/bets.ts';
import type { BetNumbers } from '../game/bet-numbers.ts';
import { detail } from '../shared/http-error.ts';
import { inPoints } from '../shared/money.ts';
import type { World } from '../worlds/world.ts';

/** The numbers of a record without entries. A digit or pana appears under the name of its session. */
function ownNumbers(row: BetRow): Partial<SentBetRecord['bet_details']> {
  if (row.shape !== 'inline') return {};
  const { digit, pana, ...rest }: BetNumbers = splitNumbers(row.bet_type_id, row.number);
  const session = row.session;
  return {
    ...rest,
    ...(digit != null && { [`${session}_digit`]: digit }),
    ...(pana != null && { [`${session}_pana`]: pana }),
  };
}

/** A bet record as the API returns it. */
export function betRecord(world: World, row: BetRow): SentBetRecord {
  const market = world.markets.find(({ id }) => id === row.market_id);
  const betType = world.betTypes.find(({ id }) => id === row.bet_type_id);
  const hasEntries = row.shape === 'single' || row.shape === 'several';
  return {
    id: row.id,
    market: { name: market?.name ?? `Market ${row.market_id}` },
    bet_type: { name: betType?.name ?? `Bet type ${row.bet_type_id}` },
    timestamps: { created_at: row.created_at },
    calculated_values: {
      win_amount: row.win === null ? null : inPoints(row.win),
      net_profit: row.win === null ? null : inPoints(row.win - row.amount),
    },
    bet_details: {
      bet_status: row.status,
      amount: inPoints(row.amount),
      points: inPoints(row.amount),
      before_amount: row.before_amount === null ? null : inPoints(row.before_amount),
      bet_type: row.session,
      open_digit: null,
      close_digit: null,
      open_pana: null,
      close_pana: null,
      jodi: null,
      ...ownNumbers(row),
      result_data: row.raw_result === null ? null : { raw_result: row.raw_result },
      ...(hasEntries && {
        placed_bets: entriesOf(row).map(({ number, points }) => ({
          bet_type: row.session,
          ...splitNumbers(row.bet_type_id, number),
          points,
        })),
      }),
    },
  };
}

/** The query of GET /bets/history/ with its page unread: an invalid page gets 404, not 400. */
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

export function filterOf(
  { markets }: World,
  { session_type: session, bet_status: statuses, market_names: names }: Static<typeof FilterQuery>,
): BetFilter {
  return {
    ...(session && { session }),
    ...(statuses && {
      // The filter writes pending in lower case, records in capitals.
      statuses: [...new Set(statuses)].map((status) => (status === 'pending' ? 'PENDING' : status)),
    }),
    ...(names && {
      marketIds: markets.filter(({ name }) => names.includes(name)).map(({ id }) => id),
    }),
  };
}

/** Bets on a page of a history; `plain` is the history without filters. */
export const pageSizeOf = ({ rules }: World, isPlain = false): number =>
  (isPlain ? rules.plainPageSize : undefined) ?? rules.pageSize ?? 10;

/** The pagination of a list. Page 1 may be empty; any other page beyond the last throws 404. */
export function paginationOf(
  page: number,
  pageSize: number,
  total: number,
): SentHistoryResponse['pagination'] {
  const totalPages = Math.max(1, Math.ceil(total / pageSize));
  if (page > totalPages) throw detail(404, 'Invalid page.');
  return {
    current_page: page,
    has_previous: page > 1,
    has_next: page < totalPages,
    total_pages: totalPages,
  };
}

/** One page of a player's bets, with `limit` of them. Throws 404 for a page beyond the last. */
export function historyPage(
  world: World,
  playerId: number,
  filter: BetFilter,
  page: number,
  limit = pageSizeOf(world),
): SentHistoryResponse {
  const { db, rules } = world;
  const pagination = paginationOf(page, limit, countBets(db, playerId, filter));
  const rows = sliceOfBets(db, playerId, filter, {
    offset: (page - 1) * limit,
    limit,
    oldestFirst: rules.oldestFirst === true,
  });
  return { data: rows.map((row) => betRecord(world, row)), pagination };
}
