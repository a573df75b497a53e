import type { BetRecord } from '@matka/contracts/api/history';
import { NO_DIGITS } from '../../matka/bet-digits.ts';

type RawResult = NonNullable<BetRecord['bet_details']['result_data']>['raw_result'];

const joined = (texts: string | readonly string[] | undefined): string | undefined =>
  typeof texts === 'string' ? texts : texts?.join(', ');

const digitsOfResult = (raw: RawResult): string | undefined =>
  joined(raw?.processed_result?.digits) || joined(raw?.processed_result?.combinations);

/** The “Digits” of a bet without sub-bets on bid history: digits before panas, no jodi (a quirk), else its result. */
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
