import type { BetRecord, PlacedBet } from '@matka/contracts/api/history';

export const NO_DIGITS = 'N/A';

/** “Digits” of a sub-bet: both numbers of a sangam with a hyphen, else its pana, digit, jodi or only other number. */
export function placedDigits(bet: PlacedBet): string {
  const { open_pana, close_pana, open_digit, close_digit, pana, digit, jodi } = bet;
  if (open_pana && close_pana) return `${open_pana}-${close_pana}`;
  if (open_pana && close_digit) return `${open_pana}-${close_digit}`;
  // The close pana comes first, unlike on the bid screen: a quirk that is kept.
  if (close_pana && open_digit) return `${close_pana}-${open_digit}`;
  return firstOf(pana, digit, jodi, open_pana, close_pana, open_digit, close_digit) ?? NO_DIGITS;
}

/** The “Digits” of a bet without placed sub-bets, on win history and passbook. */
export function inlineDigits(bet: BetRecord['bet_details']): string {
  const { open_pana, close_pana, open_digit, close_digit, jodi } = bet;
  return firstOf(open_pana, close_pana, open_digit, close_digit, jodi) ?? NO_DIGITS;
}

const firstOf = (...numbers: (string | null | undefined)[]) => numbers.find(Boolean);
