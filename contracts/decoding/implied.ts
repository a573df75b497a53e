import type { Kind } from './kinds.ts';

/** Marks what a host is not free to choose: it follows from the request or from other values. */
export const implied = <K extends Kind>(kind: K): K => ({ ...kind, implied: true });
