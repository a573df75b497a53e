import { calendarDay } from '../decoding/calendar-day.ts';
import { firstOf, list } from '../decoding/collections.ts';
import { dictionary } from '../decoding/dictionary.ts';
import { entity } from '../decoding/entities.ts';
import { defaulted, needed, optional } from '../decoding/fields.ts';
import { implied } from '../decoding/implied.ts';
import type { Decoded, Text } from '../decoding/kinds.ts';
import { flag } from '../decoding/values.ts';
import { drawn } from './common.ts';

const dayOn = (date: Text) =>
  entity({
    date: needed(date),
    has_result: defaulted(implied(flag), false),
    ...drawn,
  });
const chartDay = dayOn(calendarDay);
export interface ChartDay extends Decoded<typeof chartDay> {}

/** A host chooses the order of a flat list; weeks have theirs. */
const days = list(chartDay);
const week = implied(list(dayOn(implied(calendarDay))));

/** GET /markets/results/monthly/: of each market only the first draw of the day is read. */
export const results = entity({
  markets: optional(dictionary(firstOf(entity(drawn))), {}),
  calendar_weeks: optional(implied(list(week))),
  days: optional(days, []),
});
export interface Results extends Decoded<typeof results> {}
