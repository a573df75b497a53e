import Type, { type Static } from 'typebox';
import { Digit, Jodi, Money, Pana, Session } from './common.ts';

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
} as const;

export type BetPayloads = { [Id in keyof typeof betPayloads]: Static<(typeof betPayloads)[Id]> };
export type BetTypeId = keyof BetPayloads;
export type BetPayload = BetPayloads[BetTypeId];

/** Body of POST /betting/; the payload follows `betPayloads[bet_type_id]`. */
export const BettingRequest = Type.Object({
  bet_type_id: Type.Integer(),
  market_id: Type.Integer(),
  amount: Money,
  payload: Type.Record(Type.String(), Type.Unknown()),
});
export type BettingRequest = Static<typeof BettingRequest>;

/** Response of POST /betting/. */
export const BettingResponse = Type.Object({
  user_balance: Type.Object({ previous_balance: Money, current_balance: Money }),
  bet_details: Type.Object({
    market: Type.Object({ id: Type.Integer(), name: Type.String() }),
  }),
});
export type BettingResponse = Static<typeof BettingResponse>;
