import * as Type from 'typebox';
import type { BetTypeId } from '../bet-types.ts';
import type { Read } from '../reading/read-type.ts';
import { Digit, Jodi, Pana, Points, Session } from './common.ts';
import { Dictionary, Example } from './schema.ts';

const closed = { additionalProperties: false } as const;
const points = { points: Type.Integer({ minimum: 1, maximum: 10000 }) };
const side = { bet_type: Session };

export const DigitBet = Type.Object({ digit: Digit, ...points, ...side }, closed);
export const PlainJodiBet = Type.Object({ jodi: Jodi, ...points }, closed);
export const JodiBet = Type.Object({ jodi: Jodi, ...points, ...side }, closed);
/** Odd Even sends its single digits in the field jodi: a quirk of the host. */
export const OddEvenBet = Type.Object({ jodi: Digit, ...points, ...side }, closed);
export const PanaBet = Type.Object({ pana: Pana, ...points, ...side }, closed);
export const HalfSangamABet = Type.Object(
  { close_pana: Pana, open_digit: Digit, ...points, ...side },
  closed,
);
export const HalfSangamBBet = Type.Object(
  { open_pana: Pana, close_digit: Digit, ...points, ...side },
  closed,
);
export const FullSangamBet = Type.Object(
  { open_pana: Pana, close_pana: Pana, ...points, ...side },
  closed,
);

const list = <T extends Type.TSchema>(bet: T) =>
  Type.Object({ bets: Type.Array(bet, { minItems: 1 }) }, closed);

/** Payload of POST /betting/ by bet type id. */
export const betPayloads = {
  1: list(DigitBet),
  2: list(DigitBet),
  3: list(PlainJodiBet),
  4: list(PlainJodiBet),
  /** A single bid is the payload itself, several are in `bets`. */
  5: Type.Union([PanaBet, list(PanaBet)]),
  6: list(PanaBet),
  7: list(PanaBet),
  8: list(PanaBet),
  9: list(PanaBet),
  10: list(PanaBet),
  11: Type.Object(
    {
      start: Type.Unknown(),
      mode: Type.Union([Type.Literal('half'), Type.Literal('full')]),
      bets: Type.Array(PlainJodiBet, { minItems: 1 }),
    },
    closed,
  ),
  12: list(PanaBet),
  13: list(PanaBet),
  14: list(PanaBet),
  15: list(PanaBet),
  16: list(JodiBet),
  17: list(JodiBet),
  18: list(OddEvenBet),
  19: list(PanaBet),
  20: list(HalfSangamABet),
  21: list(FullSangamBet),
  22: list(HalfSangamBBet),
} as const satisfies Record<BetTypeId, Type.TSchema>;

export type BetPayloads = {
  [Id in keyof typeof betPayloads]: Type.Static<(typeof betPayloads)[Id]>;
};
export type BetPayload = BetPayloads[BetTypeId];

/** Body of POST /betting/; the payload follows `betPayloads[bet_type_id]`. */
export const BettingRequest = Type.Object({
  bet_type_id: Type.Integer(),
  market_id: Type.Integer(),
  amount: Points,
  payload: Dictionary(Type.Unknown()),
});
export type BettingRequest = Type.Static<typeof BettingRequest>;

const market = Type.Object({
  id: Type.Optional(Type.Integer({ examples: [7] })),
  name: Type.Optional(Type.String({ examples: ['Kalyan Matka'] })),
});

/** Response of POST /betting/: the receipt. Without both balances it proves nothing. */
export const BettingResponse = Type.Object({
  user_balance: Type.Object({
    previous_balance: Example(Points, 100),
    current_balance: Example(Points, 90),
  }),
  bet_details: Type.Optional(Type.Object({ market: Type.Optional(market) })),
});
export interface Receipt extends Read<typeof BettingResponse> {}
/** As a host sends it. */
export type SentBettingResponse = Type.Static<typeof BettingResponse>;
