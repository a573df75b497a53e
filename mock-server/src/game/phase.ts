/** The part of its day that a market is in. */
export type Phase = 'running-now' | 'running-for-close' | 'closed-for-today' | 'holiday';
