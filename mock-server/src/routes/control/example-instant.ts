/** A time for examples: a Friday noon in India, when most markets are open. */
export const exampleInstant = '2026-11-20T12:00:00+05:30';
