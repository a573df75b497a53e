import Type, { type Static, type TSchema } from 'typebox';

/** A value that the host may replace by null. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Rupee points as a JSON number with at most two decimals, e.g. 9980.5. */
export const Money = Type.Number({ description: 'Points in rupees, at most two decimals.' });

/** ISO 8601 with the offset of Asia/Kolkata, e.g. 2026-11-21T09:40:00.000+05:30. */
export const Timestamp = Type.String({ format: 'date-time' });

/** A date, `YYYY-MM-DD`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A time of day in Asia/Kolkata, `HH:MM:SS`. */
export const ClockTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' });

/** An ank as a string, `0` to `9`. */
export const Digit = Type.String({ pattern: '^[0-9]$' });

/** A jodi as a string, `00` to `99`, with its leading zero. */
export const Jodi = Type.String({ pattern: '^[0-9]{2}$' });

/** A pana as a string, e.g. `128` or `000`. */
export const Pana = Type.String({ pattern: '^[0-9]{3}$' });

/** The session of a draw or a bet. */
export const Session = Type.Union([Type.Literal('open'), Type.Literal('close')]);
export type Session = Static<typeof Session>;

export const Pagination = Type.Object({
  current_page: Type.Integer({ minimum: 1 }),
  has_previous: Type.Boolean(),
  has_next: Type.Boolean(),
  total_pages: Type.Integer({ minimum: 1 }),
});
export type Pagination = Static<typeof Pagination>;

/** The query of endpoints that need the app id. */
export const AppQuery = Type.Object({ app_id: Type.String({ minLength: 1 }) });
export type AppQuery = Static<typeof AppQuery>;
