const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day in India at an instant, yyyy-mm-dd. */
export const dayInIndia = (instant: Date): string => format.format(instant);
