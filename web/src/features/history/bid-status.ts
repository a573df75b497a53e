import type { BetRecord } from '@matka/contracts/api/history';
import type { Shown } from '../../i18n/text.ts';

export type BidStatus = { readonly text: Shown; readonly tone: 'warn' | 'good' | 'bad' };

/** The status line of a bet, or of a number of it with its own `status`: yellow while pending, green with a profit, else red. */
export function bidStatus(
  { bet_details, calculated_values }: BetRecord,
  status = bet_details.bet_status,
): BidStatus {
  const { net_profit, win_amount } = calculated_values;
  if (status === 'PENDING') return { text: 'PENDING', tone: 'warn' };
  if (status === 'lost') return { text: 'Better luck next time', tone: 'bad' };
  if ((net_profit ?? 0) > 0) {
    return {
      text: { id: 'Congratulations. You Won({amount})', values: { amount: win_amount ?? 0 } },
      tone: 'good',
    };
  }
  return { text: status ? { text: status } : 'Unknown Status', tone: 'bad' };
}
