import { listById } from '../decoding/collections.ts';
import { entity } from '../decoding/entities.ts';
import { defaulted, needed } from '../decoding/fields.ts';
import { implied } from '../decoding/implied.ts';
import type { Decoded } from '../decoding/kinds.ts';
import { matching, number, text } from '../decoding/values.ts';
import { drawn, name } from './common.ts';

/** A time of day, HH:MM:SS or HH:MM. */
const clock = defaulted(matching(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/), '');

export const market = entity({
  id: needed(number),
  name,
  open_time: clock,
  close_time: clock,
  open_result_time: clock,
  close_result_time: clock,
  current_status: defaulted(implied(number), 0),
  current_status_name: defaulted(implied(text), ''),
  ...drawn,
});
export interface Market extends Decoded<typeof market> {}

/** GET /markets/. */
export const markets = listById(market);
export type Markets = Decoded<typeof markets>;
