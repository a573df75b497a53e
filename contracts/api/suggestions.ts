import * as Type from 'typebox';
import type { Read } from '../reading/read-type.ts';
import { Digit, Jodi, Pana, Session } from './common.ts';
import { Dictionary, OpaqueId } from './schema.ts';

const closed = { additionalProperties: false } as const;

/** An ank. The client sends a number, the mock also accepts a string. */
const Ank = Type.Union([Type.Integer({ minimum: 0, maximum: 9 }), Digit]);

/** Kinds of pana by the number of equal digits. */
export const PanaKind = Type.Union([Type.Literal('SP'), Type.Literal('DP'), Type.Literal('TP')]);
export type PanaKind = Type.Static<typeof PanaKind>;
const PanaKinds = Type.Array(PanaKind, { maxItems: 3 });

const AnkPayload = Type.Object({ ank: Ank }, closed);
const Digits = Type.Array(Digit, { maxItems: 10 });
const MotorPayload = Type.Object({ digits: Type.Array(Ank, { maxItems: 10 }) }, closed);

/** Payload of POST /betting/suggestions/ by bet type id; other bet types have no suggestions. */
export const suggestionPayloads = {
  6: AnkPayload,
  8: AnkPayload,
  9: Type.Object({ pana: Pana, points: Type.Integer({ minimum: 0 }), bet_type: Session }, closed),
  10: Type.Object({ pana: Pana }, closed),
  11: Type.Object({ mode: Type.Union([Type.Literal('half'), Type.Literal('full')]) }, closed),
  12: Type.Object({ ank: Ank, types: PanaKinds }, closed),
  13: Type.Object(
    {
      left_digit: Type.Optional(Digit),
      middle_digit: Type.Optional(Digit),
      right_digit: Type.Optional(Digit),
      types: PanaKinds,
    },
    closed,
  ),
  14: MotorPayload,
  15: MotorPayload,
  16: Type.Object({ jodi: Jodi }, closed),
  17: Type.Object({ left_digits: Digits, right_digits: Digits }, closed),
  18: Type.Object({ add_odd_digits: Type.Boolean(), add_even_digits: Type.Boolean() }, closed),
  19: Type.Object({ two_digits: Jodi, bet_type: Session }, closed),
  20: Type.Object(
    {
      sangam_type: Type.Union([Type.Literal('A'), Type.Literal('B')]),
      pana: Pana,
      digit: Digit,
      bet_type: Session,
    },
    closed,
  ),
  21: Type.Object({ open_pana: Pana, close_pana: Pana, bet_type: Session }, closed),
} as const;

export type SuggestionPayloads = {
  [Id in keyof typeof suggestionPayloads]: Type.Static<(typeof suggestionPayloads)[Id]>;
};
export type SuggestionBetTypeId = keyof SuggestionPayloads;

/** Body of POST /betting/suggestions/; the payload follows `suggestionPayloads[bet_type_id]`. */
export const SuggestionRequest = Type.Object({
  bet_type_id: OpaqueId(),
  market_id: Type.Optional(OpaqueId()),
  payload: Dictionary(Type.Unknown()),
});
export type SuggestionRequest = Type.Static<typeof SuggestionRequest>;

const texts = (...examples: string[]) => Type.Array(Type.String(), { examples: [examples] });

/** Red Bracket wraps its list in an object; all other bet types return the list itself. */
export const Combinations = Type.Union([
  texts('128', '137'),
  Type.Object({ jodis: Type.Optional(texts('05')) }),
]);
export type Combinations = Read<typeof Combinations>;
export type SentCombinations = Type.Static<typeof Combinations>;

/** Response of POST /betting/suggestions/. Some hosts put the jodis of Red Bracket beside the combinations. */
export const SuggestionResponse = Type.Object({
  suggestions: Type.Object({
    combinations: Type.Optional(Combinations),
    jodis: Type.Optional(texts('05')),
  }),
  bet_type: Type.Optional(
    Type.Object({
      id: Type.Optional(OpaqueId({ examples: [6] })),
      name: Type.Optional(Type.String({ examples: ['Single Pana Bulk'] })),
      code: Type.Optional(Type.String({ examples: ['single_pana_bulk'] })),
    }),
  ),
});
export interface SuggestionResponse extends Read<typeof SuggestionResponse> {}
export type SentSuggestionResponse = Type.Static<typeof SuggestionResponse>;
