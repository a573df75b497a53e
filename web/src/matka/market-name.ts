import { UNKNOWN } from '../lib/time.ts';

/** The name of a market as it is shown: a dash if the host sends none. */
export const marketName = (name: string): string => name.trim() || UNKNOWN;
