import Type, { type Static } from 'typebox';
import { ClockTime, Digit, Nullable, Pana } from './common.ts';

/** The results of a market day; null until the draw. */
export const drawNumbers = {
  open_pana: Nullable(Pana),
  open_digit: Nullable(Digit),
  close_digit: Nullable(Digit),
  close_pana: Nullable(Pana),
};

export const Market = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  open_time: ClockTime,
  close_time: ClockTime,
  open_result_time: ClockTime,
  close_result_time: ClockTime,
  current_status: Type.Integer(),
  current_status_name: Type.String(),
  ...drawNumbers,
});
export type Market = Static<typeof Market>;

/** Response of GET /markets/. */
export const MarketsResponse = Type.Array(Market);
export type MarketsResponse = Static<typeof MarketsResponse>;
