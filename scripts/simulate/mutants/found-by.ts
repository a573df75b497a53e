/** Seeds that found the seeded bugs, by their names: a score tries these first. */
export const foundBy: Readonly<Record<string, number>> = {};
