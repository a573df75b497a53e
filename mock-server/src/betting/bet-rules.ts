import type { Session } from '@matka/contracts/api/common';
import type { BetTypeId } from '@matka/contracts/bet-types';

/** Codes that accept bets while a market runs for close: those settled by the close result alone. */
const acceptedForClose: ReadonlySet<string> = new Set([
  'single_digits',
  'single_digits_bulk',
  'single_pana',
  'single_pana_bulk',
  'double_pana',
  'double_pana_bulk',
  'triple_pana',
  'penal_group',
  'sp_dp_tp',
  'choice_pana',
  'sp_motor',
  'dp_motor',
  'odd_even',
  'two_digits_panel',
]);

export const acceptsBetsForClose = (code: string): boolean => acceptedForClose.has(code);

/** Jodis and sangams: settled by the close result, whatever session the bet names. */
const settledAtClose: ReadonlySet<number> = new Set([3, 4, 11, 16, 17, 20, 21, 22]);

/** The session whose result settles a bet. A bet without a session is settled at close. */
export function settlingSession(betTypeId: BetTypeId, session: Session | null): Session {
  return settledAtClose.has(betTypeId) ? 'close' : (session ?? 'close');
}

/** The first of the results that a bet depends on: a jodi or sangam waits for both. */
export const firstSession = (betTypeId: number, settledBy: Session): Session =>
  settledAtClose.has(betTypeId) ? 'open' : settledBy;

/** The ids of the payload schemas, without loading these: they take a third of the start-up time. */
const betTypeIds: Readonly<Record<BetTypeId, true>> = {
  1: true,
  2: true,
  3: true,
  4: true,
  5: true,
  6: true,
  7: true,
  8: true,
  9: true,
  10: true,
  11: true,
  12: true,
  13: true,
  14: true,
  15: true,
  16: true,
  17: true,
  18: true,
  19: true,
  20: true,
  21: true,
  22: true,
};

/** True if POST /betting/ has a payload schema for the id. */
export const isBetTypeId = (id: number): id is BetTypeId => Object.hasOwn(betTypeIds, id);
