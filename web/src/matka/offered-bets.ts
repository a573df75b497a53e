import type { BetTypeConfig } from '@matka/contracts/api/bet-types';
import type { Session } from '@matka/contracts/api/common';
import type { BetTypeCode } from '@matka/contracts/bet-types';
import { blocksBetting, isRunningForClose, isRunningNow } from './market-status.ts';

/** Codes that can be played while a market runs for close. */
const openWhileRunningForClose = {
  single_digits: true,
  single_digits_bulk: true,
  single_pana: true,
  single_pana_bulk: true,
  double_pana: true,
  double_pana_bulk: true,
  triple_pana: true,
  penal_group: true,
  sp_dp_tp: true,
  choice_pana: true,
  sp_motor: true,
  dp_motor: true,
  odd_even: true,
  two_digits_panel: true,
  jodi_digits: false,
  jodi_bulk: false,
  red_bracket: false,
  group_jodi: false,
  digits_based_jodi: false,
  half_sangam: false,
  half_sangam_a: false,
  half_sangam_b: false,
  full_sangam: false,
} as const satisfies Record<BetTypeCode, boolean>;

const isKnownCode = (code: string): code is BetTypeCode =>
  Object.hasOwn(openWhileRunningForClose, code);

/**
 * The session with which bets of a code end: those that need both results end with the first, whatever
 * session they are placed for.
 */
export const endingSession = (code: string, session: Session): Session =>
  isKnownCode(code) && !openWhileRunningForClose[code] ? 'open' : session;

/** Whether a bet type of this code may be opened for a market in this status. */
export function takesBetType(statusName: string, code: string): boolean {
  if (!isRunningForClose(statusName)) return true;
  return isKnownCode(code) && openWhileRunningForClose[code];
}

/**
 * The sessions that the Type field offers, in display order. While a market runs, its status
 * decides instead of the bet type (a quirk that is kept); a blocked market offers none.
 */
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
 * The initial session of a bid form: the only one offered, else the default of the bet type, else
 * close. With direction both and no default it is undefined: the player has to choose.
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
