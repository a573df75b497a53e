import type { Text } from './kinds.ts';

/** A day `yyyy-mm-dd` that the calendar has: browsers differ on what the 31st of a February is. */
export const calendarDay: Text = {
  kind: 'text',
  pattern: /^\d{4}-\d\d-\d\d$/,
  read: (found) => {
    const moment = new Date(`${found}T00:00:00Z`);
    const exists = !Number.isNaN(+moment) && moment.toISOString().slice(0, 10) === found;
    return exists ? found : undefined;
  },
};
