const indiaOffset = 5.5 * 60 * 60 * 1000;
const dayLength = 24 * 60 * 60 * 1000;

/** The date in India at an instant, yyyy-mm-dd. */
export const dayAt = (instant: number): string =>
  new Date(instant + indiaOffset).toISOString().slice(0, 10);

/** Remembers what a function of two values gave: the calendar is the same for every host. */
function remembered<A extends string, B extends string | number, R>(work: (a: A, b: B) => R) {
  const known = new Map<A, Map<B, R>>();
  return (a: A, b: B): R => {
    const row = known.get(a) ?? new Map<B, R>();
    if (row.size === 0) known.set(a, row);
    const result = row.get(b) ?? work(a, b);
    row.set(b, result);
    return result;
  };
}

/** The instant of a time of day, HH:MM, in India. */
export const instantOf = remembered((day: string, time: string): number =>
  Date.parse(`${day}T${time}:00+05:30`),
);

/** An instant as ISO 8601 with India's offset. */
export const timestampOf = (instant: number): string =>
  `${new Date(instant + indiaOffset).toISOString().slice(0, 19)}+05:30`;

/** The date some days after another; before it when negative. */
export const addDays = remembered((day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10),
);

/** The day of the week, 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number =>
  (Math.floor(instantOf(day, '05:30') / dayLength) + 3) % 7;

/** The dates of a month, yyyy-mm. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}
