import * as Type from 'typebox';
import type { Read } from '../reading/read-type.ts';
import { Default, Meant, Nullable, Silent } from './schema.ts';

/** Rupee points as a JSON number with at most two decimals, e.g. 9980.5. */
export const Points = Type.Number({
  description: 'Points in rupees, at most two decimals.',
  examples: [100],
});

/** ISO 8601 with the offset of Asia/Kolkata, e.g. 2026-11-21T09:40:00.000+05:30. */
export const Timestamp = Meant(
  '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:?\\d\\d)$',
  { format: 'date-time', examples: ['2026-11-20T12:00:00.000+05:30'] },
);

/** A date, `YYYY-MM-DD`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-11-19'] });

/** A date of the calendar; other dates are left out. */
export const CalendarDay = Type.String({ ...Day, 'x-read': 'day' });

/** A time of day in Asia/Kolkata, `HH:MM:SS`; the client reads `HH:MM`, too. */
export const ClockTime = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$',
  examples: ['16:00:00'],
});

/** An ank as a string, `0` to `9`. */
export const Digit = Meant('^[0-9]$', { examples: ['5'] });

/** A jodi as a string, `00` to `99`, with its leading zero. */
export const Jodi = Meant('^[0-9]{2}$', { examples: ['05'] });

/** A pana as a string, e.g. `128` or `000`. */
export const Pana = Meant('^[0-9]{3}$', { examples: ['128'] });

export const Session = Type.Union([Type.Literal('open'), Type.Literal('close')]);
export type Session = Type.Static<typeof Session>;

/** A name or other displayed text; empty if there is none. */
export const name = (example: string) => Default(Type.String({ examples: [example] }), '');

/** The client reads only the name of this object. */
export const named = (example: string) =>
  Default(Type.Object({ name: name(example) }), { name: '' });

/** The numbers of a draw; null until they are drawn. */
export const drawNumbers = {
  open_pana: Nullable(Pana),
  open_digit: Nullable(Digit),
  close_digit: Nullable(Digit),
  close_pana: Nullable(Pana),
};

const page = (example: number) =>
  Silent(Default(Type.Integer({ minimum: 1, examples: [example] }), 1));
const hasPage = Silent(Default(Type.Boolean({ examples: [true] }), false));

/** The position of a page in its list; without it the page is the only one. */
export const Pagination = Type.Object({
  current_page: page(2),
  has_previous: hasPage,
  has_next: hasPage,
  total_pages: page(9),
});
export type Pagination = Read<typeof Pagination>;

/** The position of the only page of a list. */
export const onlyPage = { current_page: 1, has_previous: false, has_next: false, total_pages: 1 };
export const pagination = Silent(Default(Pagination, onlyPage));

/** The query of endpoints that need the app id. */
export const AppQuery = Type.Object({
  app_id: Type.String({ minLength: 1, examples: ['kalyan-matka'] }),
});
export type AppQuery = Type.Static<typeof AppQuery>;
