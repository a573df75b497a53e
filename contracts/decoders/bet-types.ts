import { listById } from '../decoding/collections.ts';
import { entity } from '../decoding/entities.ts';
import { defaulted, needed, optional } from '../decoding/fields.ts';
import type { Decoded } from '../decoding/kinds.ts';
import { atLeast, oneOf } from '../decoding/restricted-values.ts';
import { flag, number } from '../decoding/values.ts';
import {
  DIGIT_MAX,
  DIGIT_MIN,
  JODI_MAX,
  JODI_MIN,
  MOTOR_DIGITS_MAX,
  MOTOR_DIGITS_MIN,
  PANA_DIGITS,
} from './bet-limits.ts';
import { name } from './common.ts';

/** The limits hold where a host says nothing, for it may leave out those that do not apply. */
const config = entity({
  code: name,
  bet_direction: defaulted(oneOf('open', 'close', 'both'), 'both'),
  default_direction: optional(oneOf('open', 'close')),
  min_digit: optional(number, DIGIT_MIN),
  max_digit: optional(number, DIGIT_MAX),
  min_value: optional(number, JODI_MIN),
  max_value: optional(number, JODI_MAX),
  length: optional(atLeast(1), PANA_DIGITS),
  bulk: optional(flag),
  requires_direction: optional(flag),
  min_digits: optional(atLeast(1), MOTOR_DIGITS_MIN),
  max_digits: optional(atLeast(1), MOTOR_DIGITS_MAX),
});
export interface BetTypeConfig extends Decoded<typeof config> {}

export const betType = entity({ id: needed(number), name, config: needed(config) });
export interface BetType extends Decoded<typeof betType> {}

/** GET /bet-types/. */
export const betTypes = listById(betType);
export type BetTypes = Decoded<typeof betTypes>;
