import * as Type from 'typebox';
import {
  DIGIT_MAX,
  DIGIT_MIN,
  JODI_MAX,
  JODI_MIN,
  MOTOR_DIGITS_MAX,
  MOTOR_DIGITS_MIN,
  PANA_DIGITS,
} from '../bet-types.ts';
import type { Read } from '../reading/read-type.ts';
import { name, Session } from './common.ts';
import { Default, OpaqueId } from './schema.ts';

const BetDirection = Type.Union([
  Type.Literal('open'),
  Type.Literal('close'),
  Type.Literal('both'),
]);

const bound = (value: number) => Type.Optional(Default(Type.Integer(), value));
const count = (value: number) => Type.Optional(Default(Type.Integer({ minimum: 1 }), value));

/** Defaults for the limits that a host may leave out because they do not apply. */
export const BetTypeConfig = Type.Object({
  code: Default(
    Type.String({
      description: 'One of the known codes, or one that the client cannot open.',
      examples: ['single_digits'],
    }),
    '',
  ),
  bet_direction: Default(BetDirection, 'both'),
  default_direction: Type.Optional(Session),
  min_digit: bound(DIGIT_MIN),
  max_digit: bound(DIGIT_MAX),
  min_value: bound(JODI_MIN),
  max_value: bound(JODI_MAX),
  length: count(PANA_DIGITS),
  bulk: Type.Optional(Type.Boolean()),
  requires_direction: Type.Optional(Type.Boolean()),
  min_digits: count(MOTOR_DIGITS_MIN),
  max_digits: count(MOTOR_DIGITS_MAX),
});
export interface BetTypeConfig extends Read<typeof BetTypeConfig> {}
export type SentBetTypeConfig = Type.Static<typeof BetTypeConfig>;

export const BetType = Type.Object({
  id: OpaqueId({ examples: [1] }),
  name: name('Single Digit'),
  config: BetTypeConfig,
});
export interface BetType extends Read<typeof BetType> {}
export type SentBetType = Type.Static<typeof BetType>;

export const BetTypesResponse = Type.Array(BetType);
export type BetTypesResponse = Read<typeof BetTypesResponse>;
