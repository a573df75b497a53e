import * as Type from 'typebox';
import {
  type BetTypeCode,
  type BetTypeId,
  betTypeRows,
  type KnownBetType,
  type NumberKind,
  type OlderBetType,
} from '../bet-types.ts';
import type { Read } from '../reading/read-type.ts';
import { Digit, Jodi, Pana, Points, Session } from './common.ts';
import { Dictionary, Example, OpaqueId } from './schema.ts';

const closed = { additionalProperties: false } as const;
const points = { points: Type.Integer({ minimum: 1, maximum: 10000, examples: [100] }) };
const session = { bet_type: Session };

export const DigitBet = Type.Object({ digit: Digit, ...points, ...session }, closed);
export const PlainJodiBet = Type.Object({ jodi: Jodi, ...points }, closed);
export const JodiBet = Type.Object({ jodi: Jodi, ...points, ...session }, closed);
/** Odd Even sends its single digits in the field jodi: a quirk of the host. */
export const OddEvenBet = Type.Object({ jodi: Digit, ...points, ...session }, closed);
export const PanaBet = Type.Object({ pana: Pana, ...points, ...session }, closed);
export const HalfSangamABet = Type.Object(
  { close_pana: Pana, open_digit: Digit, ...points, ...session },
  closed,
);
export const HalfSangamBBet = Type.Object(
  { open_pana: Pana, close_digit: Digit, ...points, ...session },
  closed,
);
export const FullSangamBet = Type.Object(
  { open_pana: Pana, close_pana: Pana, ...points, ...session },
  closed,
);

/** Twice the panas and jodis of both sessions: more than a player can enter by hand. */
const listed = { minItems: 1, maxItems: 1000 } as const;

const list = <T extends Type.TSchema>(bet: T) =>
  Type.Object({ bets: Type.Array(bet, listed) }, closed);

const payloadOf = {
  digit: list(DigitBet),
  'digit-as-jodi': list(OddEvenBet),
  jodi: list(JodiBet),
  pana: list(PanaBet),
  'half-sangam-a': list(HalfSangamABet),
  'half-sangam-b': list(HalfSangamBBet),
  'full-sangam': list(FullSangamBet),
} as const satisfies Record<NumberKind, Type.TSchema>;

const plainJodis = list(PlainJodiBet);

/** Bet types whose payload is not named after their numbers. */
const otherPayloads = {
  jodi_digits: plainJodis,
  jodi_bulk: plainJodis,
  /** A single bid is the payload itself; several bids are in `bets`. */
  single_pana: Type.Union([PanaBet, list(PanaBet)]),
  red_bracket: Type.Object(
    {
      start: Type.Unknown(),
      mode: Type.Union([Type.Literal('half'), Type.Literal('full')]),
      bets: Type.Array(PlainJodiBet, listed),
    },
    closed,
  ),
} as const satisfies Partial<Record<BetTypeCode, Type.TSchema>>;

type PayloadOf<Row extends KnownBetType> = Row['code'] extends keyof typeof otherPayloads
  ? (typeof otherPayloads)[Row['code']]
  : (typeof payloadOf)[Row['numbers']];

const others: Partial<Record<string, Type.TSchema>> = otherPayloads;

/** Payload of POST /betting/ by bet type id. */
export const betPayloads = Object.fromEntries(
  betTypeRows
    .filter(({ older }) => !older)
    .map(({ id, code, numbers }) => [id, others[code] ?? payloadOf[numbers]]),
) as { readonly [Row in KnownBetType as Row['id']]: PayloadOf<Exclude<Row, OlderBetType>> };

export type BetPayloads = {
  [Id in keyof typeof betPayloads]: Type.Static<(typeof betPayloads)[Id]>;
};
export type BetPayload = BetPayloads[BetTypeId];

/** Body of POST /betting/; the payload follows `betPayloads[bet_type_id]`. */
export const BettingRequest = Type.Object({
  bet_type_id: OpaqueId(),
  market_id: OpaqueId(),
  amount: Points,
  payload: Dictionary(Type.Unknown()),
});
export type BettingRequest = Type.Static<typeof BettingRequest>;

const market = Type.Object({
  id: Type.Optional(OpaqueId({ examples: [7] })),
  name: Type.Optional(Type.String({ examples: ['Kalyan Matka'] })),
});

/** Response of POST /betting/: the receipt. Without both balances it does not prove a bet. */
export const BettingResponse = Type.Object({
  user_balance: Type.Object({
    previous_balance: Example(Points, 100),
    current_balance: Example(Points, 90),
  }),
  bet_details: Type.Optional(Type.Object({ market: Type.Optional(market) })),
});
export interface Receipt extends Read<typeof BettingResponse> {}
export type SentBettingResponse = Type.Static<typeof BettingResponse>;
