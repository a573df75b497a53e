import { UNKNOWN } from '../lib/time.ts';

/** Marks that turn the direction of all text after them. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** The name of a market as it is shown: a dash if the host sends none. */
export const marketName = (name: string): string => name.replace(TURNS, '').trim() || UNKNOWN;
