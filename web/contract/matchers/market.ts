import { MatchersV3 } from '@pact-foundation/pact';
import { clockTime, digit, id, pana } from './primitives.ts';

const { string, integer, nullValue } = MatchersV3;

/** The fields of a market in every state; other interactions check its four results. */
export const market = {
  id: id(7),
  name: string('Kalyan Matka'),
  open_time: clockTime('16:00:00'),
  close_time: clockTime('18:00:00'),
  open_result_time: clockTime('16:10:00'),
  close_result_time: clockTime('18:10:00'),
  current_status: integer(6),
  current_status_name: string('Running now'),
};

/** Results are null until the draw. */
export const openDrawn = { open_pana: pana('123'), open_digit: digit('6') };
export const openUndrawn = { open_pana: nullValue(), open_digit: nullValue() };
export const closeDrawn = { close_digit: digit('7'), close_pana: pana('890') };
export const closeUndrawn = { close_digit: nullValue(), close_pana: nullValue() };
