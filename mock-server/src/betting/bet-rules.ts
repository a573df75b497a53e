import type { Session } from '@matka/contracts/api/common';
import {
  type BetTypeId,
  betTypeOf,
  betTypeWithId,
  needsBothResults,
} from '@matka/contracts/bet-types';

/** Tells if a market that runs for close accepts bets on a code: bets that one result settles. */
export function acceptsBetsForClose(code: string): boolean {
  const row = betTypeOf(code);
  return row !== undefined && !needsBothResults(row);
}

function isSettledAtClose(betTypeId: number): boolean {
  const row = betTypeWithId(betTypeId);
  return row !== undefined && needsBothResults(row);
}

/** The session whose result settles a bet. A bet without a session is settled at close. */
export const settlingSession = (betTypeId: BetTypeId, session: Session = 'close'): Session =>
  isSettledAtClose(betTypeId) ? 'close' : session;

/** The first result on which a bet depends: a jodi or sangam waits for both. */
export const firstSession = (betTypeId: number, settledBy: Session): Session =>
  isSettledAtClose(betTypeId) ? 'open' : settledBy;

/** True if POST /betting/ has a payload schema for the id. */
export const isBetTypeId = (id: number): id is BetTypeId => betTypeWithId(id) !== undefined;
