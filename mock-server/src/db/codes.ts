import type { Session } from '@matka/contracts/api/common';

/** Sessions as stored: their positions in this list. */
const sessions = ['open', 'close'] as const;
/** Statuses as the API spells them: PENDING in capitals, the others not. A quirk of the host, kept on purpose. */
const statuses = ['PENDING', 'won', 'lost'] as const;

export type BetStatus = (typeof statuses)[number];

export const sessionCode = (session: Session): number => sessions.indexOf(session);
export const sessionOf = (code: number): Session => (code === 0 ? 'open' : 'close');

export const statusCode = (status: BetStatus): number => statuses.indexOf(status);
export const statusOf = (code: number): BetStatus => statuses[code] ?? 'PENDING';
