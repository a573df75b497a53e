import type { Session } from '@matka/contracts/api/common';
import {
  type BetTypeId,
  betTypeOf,
  betTypeWithId,
  needsBothResults,
} from '@matka/contracts/bet-types';

/** Whether bets on a code are accepted while a market runs for close: those that one result settles. */
export function acceptsBetsForClose(code: string): boolean {
  const row = betTypeOf(code);
  return row !== undefined && !needsBothResults(row);
}

/** Jodis and sangams: settled by the close result, whatever session the bet names. */
function isSettledAtClose(betTypeId: number): boolean {
  const row = betTypeWithId(betTypeId);
  return row !== undefined && needsBothResults(row);
}

/** The session whose result settles a bet. A bet without a session is settled at close. */
export function settlingSession(betTypeId: BetTypeId, session: Session | null): Session {
  return isSettledAtClose(betTypeId) ? 'close' : (session ?? 'close');
}

/** The first of the results that a bet depends on: a jodi or sangam waits for both. */
export const firstSession = (betTypeId: number, settledBy: Session): Session =>
  isSettledAtClose(betTypeId) ? 'open' : settledBy;

/** True if POST /betting/ has a payload schema for the id. */
export const isBetTypeId = (id: number): id is BetTypeId => betTypeWithId(id) !== undefined;
