import Type, { type Static } from 'typebox';
import { Session } from './common.ts';

/** All bet type codes. */
export const BetTypeCode = Type.Union([
  Type.Literal('single_digits'),
  Type.Literal('single_digits_bulk'),
  Type.Literal('jodi_digits'),
  Type.Literal('jodi_bulk'),
  Type.Literal('single_pana'),
  Type.Literal('single_pana_bulk'),
  Type.Literal('double_pana'),
  Type.Literal('double_pana_bulk'),
  Type.Literal('triple_pana'),
  Type.Literal('penal_group'),
  Type.Literal('red_bracket'),
  Type.Literal('sp_dp_tp'),
  Type.Literal('choice_pana'),
  Type.Literal('sp_motor'),
  Type.Literal('dp_motor'),
  Type.Literal('group_jodi'),
  Type.Literal('digits_based_jodi'),
  Type.Literal('odd_even'),
  Type.Literal('two_digits_panel'),
  Type.Literal('half_sangam'),
  Type.Literal('half_sangam_a'),
  Type.Literal('full_sangam'),
  Type.Literal('half_sangam_b'),
]);
export type BetTypeCode = Static<typeof BetTypeCode>;

export const BetDirection = Type.Union([
  Type.Literal('open'),
  Type.Literal('close'),
  Type.Literal('both'),
]);
export type BetDirection = Static<typeof BetDirection>;

export const BetTypeConfig = Type.Object({
  code: Type.String({ description: 'One of the known codes, or one that the client cannot open.' }),
  bet_direction: BetDirection,
  default_direction: Type.Optional(Session),
  min_digit: Type.Optional(Type.Integer()),
  max_digit: Type.Optional(Type.Integer()),
  min_value: Type.Optional(Type.Integer()),
  max_value: Type.Optional(Type.Integer()),
  length: Type.Optional(Type.Integer()),
  bulk: Type.Optional(Type.Boolean()),
  requires_direction: Type.Optional(Type.Boolean()),
  min_digits: Type.Optional(Type.Integer()),
  max_digits: Type.Optional(Type.Integer()),
});
export type BetTypeConfig = Static<typeof BetTypeConfig>;

export const BetType = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  config: BetTypeConfig,
});
export type BetType = Static<typeof BetType>;

/** Response of GET /bet-types/. */
export const BetTypesResponse = Type.Array(BetType);
export type BetTypesResponse = Static<typeof BetTypesResponse>;
