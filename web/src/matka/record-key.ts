import type { BetRecord } from '@matka/contracts/api/history';

/** The key of a record in a rendered list: its id, else its place. */
export const recordKey = ({ id }: BetRecord, at: number): string => id || `at ${at}`;
