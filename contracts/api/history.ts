import * as Type from 'typebox';
import type { Read } from '../reading/read-type.ts';
import { Digit, named, Pana, Points, pagination, Session, Timestamp } from './common.ts';
import { Default, Example, Id, Meant, Nullable, PythonDict, Word } from './schema.ts';

/** The statuses of the filter. Responses spell the third one PENDING: a quirk of the host. */
export const BetStatusFilter = Type.Union([
  Type.Literal('won'),
  Type.Literal('lost'),
  Type.Literal('pending'),
]);
export type BetStatusFilter = Type.Static<typeof BetStatusFilter>;

const maybe = <T extends Type.TSchema>(schema: T) => Type.Optional(Nullable(schema));

const session = maybe(Word('open', 'close'));
/** Odd Even has its single digits under the name jodi. */
const jodi = maybe(Meant('^[0-9]{1,2}$', { examples: ['05'] }));
const numbers = {
  open_pana: maybe(Pana),
  open_digit: maybe(Digit),
  close_digit: maybe(Digit),
  close_pana: maybe(Pana),
  jodi,
};

/** An entry of `placed_bets`: points, and the numbers of its bet type. */
export const PlacedBet = Type.Object({
  bet_type: session,
  pana: maybe(Pana),
  digit: maybe(Digit),
  points: Type.Optional(Points),
  ...numbers,
});
export interface PlacedBet extends Read<typeof PlacedBet> {}
export type SentPlacedBet = Type.Static<typeof PlacedBet>;

const texts = maybe(Type.Union([Type.Array(Type.String({ examples: ['128'] })), Type.String()]));
const rawResult = PythonDict(
  Type.Object({
    processed_result: maybe(Type.Object({ digits: texts, combinations: texts })),
  }),
);

export const BetRecord = Type.Object({
  id: Default(Id({ examples: [41] }), ''),
  market: named('Kalyan Matka'),
  bet_type: named('Half Sangam'),
  timestamps: Default(Type.Object({ created_at: Default(Timestamp, '') }), { created_at: '' }),
  calculated_values: Type.Optional(
    Default(
      Type.Object({
        win_amount: maybe(Example(Points, 95)),
        net_profit: maybe(Example(Points, 85)),
      }),
      {},
    ),
  ),
  bet_details: Type.Object({
    bet_status: Default(
      Meant('^(PENDING|lost|won)$', {
        description: 'PENDING, lost or won',
        examples: ['won'],
        'x-open': true,
      }),
      '',
    ),
    amount: Default(Points, 0),
    points: Type.Optional(Points),
    before_amount: maybe(Points),
    bet_type: session,
    ...numbers,
    result_data: maybe(Type.Object({ raw_result: maybe(rawResult) })),
    placed_bets: Type.Optional(Default(Type.Array(PlacedBet), [])),
  }),
});
export interface BetRecord extends Read<typeof BetRecord> {}
export type SentBetRecord = Type.Static<typeof BetRecord>;

/** Query of GET /bets/history/; bet_status and market_names may be repeated. */
export const HistoryQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  bet_status: Type.Optional(Type.Array(BetStatusFilter)),
  session_type: Type.Optional(Session),
  market_names: Type.Optional(Type.Array(Type.String())),
});
export type HistoryQuery = Type.Static<typeof HistoryQuery>;

/** Response of GET /bets/history/ and GET /betting/history/. */
export const HistoryResponse = Type.Object({ data: Type.Array(BetRecord), pagination });
export interface HistoryResponse extends Read<typeof HistoryResponse> {}
export type SentHistoryResponse = Type.Static<typeof HistoryResponse>;
