import { drawn } from './common.ts';
import {
  type Decoded,
  defaulted,
  dictionary,
  entity,
  firstOf,
  flag,
  list,
  matching,
  needed,
  optional,
} from './kinds.ts';

/** A day, yyyy-mm-dd. */
const day = matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'day');

const chartDay = entity({ date: needed(day), has_result: defaulted(flag, false), ...drawn });
export interface ChartDay extends Decoded<typeof chartDay> {}

const days = list(chartDay);

/** GET /markets/results/monthly/: of each market only the first draw of the day is read. */
export const results = entity({
  markets: optional(dictionary(firstOf(entity(drawn))), {}),
  calendar_weeks: optional(list(days)),
  days: optional(days, []),
});
export interface Results extends Decoded<typeof results> {}
