import type { BetRecord } from '@matka/contracts/api/history';
import { NO_DIGITS } from '../../matka/bet-digits.ts';

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A text, a number or a list of them, several joined by a comma and a blank; else nothing. */
function joined(value: unknown): string | undefined {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item) => typeof item === 'string' || typeof item === 'number').join(', ');
}

/**
 * The digits or combinations of the processed result inside `raw_result`, a text written like a Python
 * dict: its single quotes become double ones and it is then parsed as JSON.
 */
function digitsOfResult(raw: string | null | undefined): string | undefined {
  if (!raw) return undefined;
  let result: unknown;
  try {
    result = JSON.parse(raw.replaceAll("'", '"'));
  } catch {
    return undefined;
  }
  const processed = isFields(result) ? result.processed_result : undefined;
  if (!isFields(processed)) return undefined;
  return joined(processed.digits) || joined(processed.combinations);
}

/**
 * The “Digits” of a bet without placed sub-bets on bid history: digits before panas and no jodi, unlike
 * on win history (a quirk that is kept), else those inside its result.
 */
export function bareBidDigits({ bet_details: bet }: BetRecord): string {
  return (
    bet.open_digit ||
    bet.close_digit ||
    bet.open_pana ||
    bet.close_pana ||
    digitsOfResult(bet.result_data?.raw_result) ||
    NO_DIGITS
  );
}
