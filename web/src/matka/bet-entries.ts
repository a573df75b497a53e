import type { BetRecord } from '@matka/contracts/api/history';
import { inlineDigits, placedDigits } from './bet-digits.ts';
import { type BetNumber, numberOf } from './bet-number.ts';

/** One card or row of a history: a placed sub-bet, or a bet without sub-bets. */
export type BetEntry = {
  readonly placed: boolean;
  readonly digits: string;
  /** Its digits at their places in a draw; undefined if the record lacks them. */
  readonly number: BetNumber | undefined;
  /** Points of the sub-bet, else the amount of the bet. */
  readonly points: number;
  /** `open` or `close` as in the response: of the sub-bet, else of the bet. */
  readonly session: string | undefined;
};

/** The entries of a bet: one for each of its placed sub-bets, or one for the bet itself. */
export function betEntries({ bet_details: bet }: BetRecord): BetEntry[] {
  const session = bet.bet_type || undefined;
  const sub = bet.placed_bets ?? [];
  if (sub.length === 0) {
    const number = numberOf(bet, session);
    return [{ placed: false, digits: inlineDigits(bet), number, points: bet.amount, session }];
  }
  return sub.map((placed) => ({
    placed: true,
    digits: placedDigits(placed),
    number: numberOf(placed, placed.bet_type || session),
    points: placed.points ?? bet.amount,
    session: placed.bet_type || session,
  }));
}
