import type { Session } from '@matka/contracts/api/common';

/** How the tables spell sessions and statuses: small numbers, by position. */
const sessions = ['open', 'close'] as const;
/** As answers spell them: PENDING in capitals, the others not (a quirk of the host, kept). */
const statuses = ['PENDING', 'won', 'lost'] as const;

export type BetStatus = (typeof statuses)[number];

export const sessionCode = (session: Session): number => sessions.indexOf(session);
export const sessionOf = (code: number): Session => (code === 0 ? 'open' : 'close');

export const statusCode = (status: BetStatus): number => statuses.indexOf(status);
export const statusOf = (code: number): BetStatus => statuses[code] ?? 'PENDING';
