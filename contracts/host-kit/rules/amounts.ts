import type { BetRecord } from '../../decoders/history.ts';
import type { Finding } from '../findings/finding.ts';

const inHundredths = (value: number): number => Math.round(value * 100);

/** The sub-bets of a bet add up to its amount. */
function sumFindings({ bet_details: { amount, placed_bets: bets } }: BetRecord, place: string) {
  const points = bets.flatMap((bet) => bet.points ?? []);
  if (amount === 0 || points.length === 0 || points.length < bets.length) return [];
  const sum = points.reduce((total, one) => total + inHundredths(one), 0);
  if (sum === inHundredths(amount)) return [];
  return [
    {
      place: `${place}.bet_details.amount`,
      found: `is ${amount}`,
      expected: `${sum / 100}, the sum of its sub-bets`,
      effect: 'reads another stake than was placed',
    },
  ];
}

/** The profit of a bet that won is its win, with or without the stake. */
function profitFindings({ bet_details, calculated_values }: BetRecord, place: string): Finding[] {
  const { win_amount: win, net_profit: profit } = calculated_values;
  if (win === undefined || profit === undefined || !/^won$/i.test(bet_details.bet_status))
    return [];
  const [won, gained] = [inHundredths(win), inHundredths(profit)];
  if (gained === won || gained === won - inHundredths(bet_details.amount)) return [];
  return [
    {
      place: `${place}.calculated_values.win_amount`,
      found: `is ${win} with a net_profit of ${profit}`,
      expected: `the profit and the stake of ${bet_details.amount}`,
      effect: 'reads another win than was paid',
    },
  ];
}

/** The session of a bet is that of a sub-bet. */
function sessionFindings({ bet_details: { bet_type, placed_bets } }: BetRecord, place: string) {
  const sessions = placed_bets.flatMap((bet) => bet.bet_type ?? []);
  if (bet_type === undefined || sessions.length === 0 || sessions.includes(bet_type)) return [];
  return [
    {
      place: `${place}.bet_details.bet_type`,
      found: `is ${bet_type}`,
      expected: `${sessions[0]}, as in its sub-bets`,
      effect: 'reads that a bet is on the other session',
    },
  ];
}

/** The amounts and sessions of a bet agree with one another. */
export const amountFindings = (record: BetRecord, place: string): Finding[] => [
  ...sumFindings(record, place),
  ...profitFindings(record, place),
  ...sessionFindings(record, place),
];
