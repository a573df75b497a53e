import type { BetRecord } from '@matka/contracts/api/history';

/** The outcome of a bet and the colour of its line. */
export type BidStatus = { readonly text: string; readonly tone: 'warn' | 'good' | 'bad' };

/** The status line of a bet: yellow while pending, green with a profit, else red. */
export function bidStatus({ bet_details, calculated_values }: BetRecord): BidStatus {
  const { bet_status: status } = bet_details;
  const { net_profit, win_amount } = calculated_values;
  if (status === 'PENDING') return { text: 'PENDING', tone: 'warn' };
  if (status === 'lost') return { text: 'Better luck next time', tone: 'bad' };
  if ((net_profit ?? 0) > 0) {
    return { text: `Congratulations. You Won(${win_amount ?? 0})`, tone: 'good' };
  }
  return { text: status || 'Unknown Status', tone: 'bad' };
}
