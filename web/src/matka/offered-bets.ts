import type { BetTypeConfig } from '@matka/contracts/api/bet-types';
import type { Session } from '@matka/contracts/api/common';
import { betTypeOf, needsBothResults } from '@matka/contracts/bet-types';
import { blocksBetting, isRunningForClose, isRunningNow } from './market-status.ts';

/** The session with which bets of a code end: open for bets that need both results. */
export function endingSession(code: string, session: Session): Session {
  const row = betTypeOf(code);
  return row && needsBothResults(row) ? 'open' : session;
}

/** Tells if a bet type of this code may be opened for a market in this status. */
export function takesBetType(statusName: string, code: string): boolean {
  if (!isRunningForClose(statusName)) return true;
  const row = betTypeOf(code);
  return row !== undefined && !needsBothResults(row);
}

/** The sessions of the Type field, in order. A running market's status overrides the bet type (a quirk). */
export function offeredSessions(
  statusName: string,
  direction: BetTypeConfig['bet_direction'],
): readonly Session[] {
  if (blocksBetting(statusName)) return [];
  if (isRunningNow(statusName)) return ['close', 'open'];
  if (isRunningForClose(statusName)) return ['close'];
  return direction === 'both' ? ['close', 'open'] : [direction];
}

/**
 * The initial session: the only one offered, the bet type's default, else close; undefined if the player must choose.
 */
export function initialSession(
  statusName: string,
  config: Pick<BetTypeConfig, 'bet_direction' | 'default_direction'>,
): Session | undefined {
  const sessions = offeredSessions(statusName, config.bet_direction);
  if (sessions.length === 1) return sessions[0];
  if (config.default_direction) return config.default_direction;
  return config.bet_direction === 'both' ? undefined : 'close';
}
