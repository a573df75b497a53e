import { firstOf, list } from './collections.ts';
import { drawn } from './common.ts';
import { dictionary } from './dictionary.ts';
import { entity } from './entities.ts';
import { defaulted, needed, optional } from './fields.ts';
import type { Decoded } from './kinds.ts';
import { flag, matching } from './values.ts';

/** A day, yyyy-mm-dd. */
const day = matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

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
