import type { BetTypeCode } from '@matka/contracts/api/bet-types';
import type { Session } from '@matka/contracts/api/common';
import type { BetTypeConfig } from '@matka/contracts/decoders/bet-types';

/** The status names with rules of their own; for any other the bet type decides. */
export const marketStatus = {
  closedForToday: 'Closed for today',
  bettingIsClosed: 'Betting is closed',
  closed: 'Closed',
  runningNow: 'Running now',
  runningForClose: 'Running for close',
} as const;

const blocking: readonly string[] = [
  marketStatus.closedForToday,
  marketStatus.bettingIsClosed,
  marketStatus.closed,
];
/** “Closed” does not open the dialog: a quirk that is kept. */
const opensDialog: readonly string[] = [marketStatus.closedForToday, marketStatus.bettingIsClosed];
const greenNumbers: readonly number[] = [6, 4];

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

/** Compares case-sensitively, ignoring surrounding spaces. */
const is = (statusName: string, expected: string): boolean => statusName.trim() === expected;

/** Whether a market in this status takes no bets at all. */
export function blocksBetting(statusName: string): boolean {
  return blocking.includes(statusName.trim());
}

/** Whether tapping a market in this status opens the closed dialog instead of its bet types. */
export function opensClosedDialog(statusName: string): boolean {
  return opensDialog.includes(statusName.trim());
}

/** Whether a market in this status takes bets on both sessions. */
export function isRunningNow(statusName: string): boolean {
  return is(statusName, marketStatus.runningNow);
}

/** Whether a market in this status takes bets on its close session only. */
export function isRunningForClose(statusName: string): boolean {
  return is(statusName, marketStatus.runningForClose);
}

/** Whether a bet type of this code may be opened for a market in this status. */
export function takesBetType(statusName: string, code: string): boolean {
  if (!isRunningForClose(statusName)) return true;
  return isKnownCode(code) && openWhileRunningForClose[code];
}

/** The tone and the shape of a status chip. */
export interface StatusShape {
  readonly tone: 'good' | 'neutral';
  /** Full for both sessions, half for the close session alone, empty while closed. */
  readonly shape: 'full' | 'half' | 'empty';
}

/** The look of a status: its colour by the number, its shape by what can be played. */
export function statusShape(statusName: string, statusNumber: number): StatusShape {
  const tone = isGreenStatus(statusNumber) ? 'good' : 'neutral';
  if (isRunningForClose(statusName)) return { tone, shape: 'half' };
  return { tone, shape: tone === 'good' ? 'full' : 'empty' };
}

/** Whether the status text of this status number is green; any other is neutral. */
export function isGreenStatus(statusNumber: number): boolean {
  return greenNumbers.includes(statusNumber);
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
