import { MatchersV3 } from '@pact-foundation/pact';
import { clockTime, id } from './primitives.ts';

const { string, integer } = MatchersV3;

/** A market as every state shows it; its four numbers are pinned by interactions of their own, drawn and undrawn. */
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
