import type { BetRecord } from '@matka/contracts/api/history';

type Details = BetRecord['bet_details'];
type Calculated = BetRecord['calculated_values'];

/** A pending bet without sub-bets; details and calculated values can be replaced. */
export const sampleRecord = (
  details: Partial<Details> = {},
  calculated: Partial<Calculated> = {},
): BetRecord => ({
  id: 4711,
  market: { name: 'Kalyan Matka' },
  bet_type: { name: 'Jodi Digits' },
  timestamps: { created_at: '2026-11-21T00:05:00.000+05:30' },
  calculated_values: { win_amount: null, net_profit: null, ...calculated },
  bet_details: { bet_status: 'PENDING', amount: 30, ...details },
});
