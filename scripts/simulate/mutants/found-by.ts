/** Seeds that found the seeded bugs, by their names: a score tries these first. */
export const foundBy: Readonly<Record<string, number>> = {
  'an open submission forgotten at the next one': 1378,
  'cache stays after sign-out': 207,
  'session of a bet turned round': 133,
};
