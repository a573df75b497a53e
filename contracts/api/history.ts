import Type, { type Static } from 'typebox';
import { Money, Nullable, Pagination, Timestamp } from './common.ts';

/** The statuses of the filter. Responses spell the third one PENDING: a quirk of the host. */
export const BetStatusFilter = Type.Union([
  Type.Literal('won'),
  Type.Literal('lost'),
  Type.Literal('pending'),
]);
export type BetStatusFilter = Static<typeof BetStatusFilter>;

const text = Type.Optional(Nullable(Type.String()));

/** An entry of `placed_bets`: points, and the numbers of its kind. */
export const PlacedBet = Type.Object({
  bet_type: text,
  open_pana: text,
  close_pana: text,
  open_digit: text,
  close_digit: text,
  pana: text,
  digit: text,
  jodi: text,
  points: Type.Optional(Money),
});
export type PlacedBet = Static<typeof PlacedBet>;

export const BetRecord = Type.Object({
  id: Type.Integer(),
  market: Type.Object({ name: Type.String() }),
  bet_type: Type.Object({ name: Type.String() }),
  timestamps: Type.Object({ created_at: Timestamp }),
  calculated_values: Type.Object({
    win_amount: Nullable(Money),
    net_profit: Nullable(Money),
  }),
  bet_details: Type.Object({
    bet_status: Type.String({ description: 'PENDING, lost or won' }),
    amount: Money,
    points: Type.Optional(Money),
    before_amount: Type.Optional(Nullable(Money)),
    bet_type: text,
    open_digit: text,
    close_digit: text,
    open_pana: text,
    close_pana: text,
    jodi: text,
    result_data: Type.Optional(Nullable(Type.Object({ raw_result: text }))),
    placed_bets: Type.Optional(Type.Array(PlacedBet)),
  }),
});
export type BetRecord = Static<typeof BetRecord>;

/** Query of GET /bets/history/; bet_status and market_names may be repeated. */
export const HistoryQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  bet_status: Type.Optional(Type.Array(BetStatusFilter)),
  session_type: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('close')])),
  market_names: Type.Optional(Type.Array(Type.String())),
});
export type HistoryQuery = Static<typeof HistoryQuery>;

/** Response of GET /bets/history/ and GET /betting/history/. */
export const HistoryResponse = Type.Object({
  data: Type.Array(BetRecord),
  pagination: Pagination,
});
export type HistoryResponse = Static<typeof HistoryResponse>;
