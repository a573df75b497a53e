import { firstOf, list } from '../decoding/collections.ts';
import { dictionary } from '../decoding/dictionary.ts';
import { entity } from '../decoding/entities.ts';
import { defaulted, needed, optional } from '../decoding/fields.ts';
import type { Decoded } from '../decoding/kinds.ts';
import { calendarDay } from '../decoding/restricted-values.ts';
import { flag } from '../decoding/values.ts';
import { drawn } from './common.ts';

const chartDay = entity({
  date: needed(calendarDay),
  has_result: defaulted(flag, false),
  ...drawn,
});
export interface ChartDay extends Decoded<typeof chartDay> {}

const days = list(chartDay);

/** GET /markets/results/monthly/: of each market only the first draw of the day is read. */
export const results = entity({
  markets: optional(dictionary(firstOf(entity(drawn))), {}),
  calendar_weeks: optional(list(days)),
  days: optional(days, []),
});
export interface Results extends Decoded<typeof results> {}
