import type { BetRecord } from '@matka/contracts/api/history';
import type { Wallet } from './context.ts';
import { isNewestFirst, TOLERANCE, timeIn } from './history-order.ts';

/** An amount of points with at most two decimals. */
export const roundMoney = (amount: number): number => Math.round(amount * 100) / 100;

/** The wallet after a bet; undefined if its record lacks the amount before it. */
export function balanceAfter({ bet_details: bet }: BetRecord): number | undefined {
  return typeof bet.before_amount === 'number'
    ? roundMoney(bet.before_amount - bet.amount)
    : undefined;
}

/**
 * Takes the wallet from a page of the history whose newest bet is younger than what the wallet
 * shows: one whose answer was lost, or one of another device.
 */
export function takeBalance(wallet: Wallet, records: readonly BetRecord[]): void {
  const [newest] = records;
  const shownAt = wallet.at();
  if (!newest || shownAt === undefined || !isNewestFirst(records)) return;
  const points = balanceAfter(newest);
  const placedAt = timeIn(newest.timestamps.created_at);
  if (points === undefined || placedAt === undefined || placedAt <= shownAt + TOLERANCE) return;
  wallet.setPoints(points, placedAt);
}
