import { BetRecord, type SentBetRecord as SentRecord } from '@matka/contracts/api/history';
import { read } from '@matka/contracts/reading/read';

type Details = SentRecord['bet_details'];
type Calculated = SentRecord['calculated_values'];

/** A pending bet without sub-bets, as a host sends it; details and calculated values can be replaced. */
export const sampleRecord = (
  details: Partial<Details> = {},
  calculated: Partial<Calculated> = {},
): SentRecord => ({
  id: 4711,
  market: { name: 'Kalyan Matka' },
  bet_type: { name: 'Jodi Digits' },
  timestamps: { created_at: '2026-11-21T00:05:00.000+05:30' },
  calculated_values: { win_amount: null, net_profit: null, ...calculated },
  bet_details: { bet_status: 'PENDING', amount: 30, ...details },
});

/** The sample record as the client reads it. */
export function decodedRecord(...record: Parameters<typeof sampleRecord>): BetRecord {
  const { value } = read(BetRecord, sampleRecord(...record));
  if (!value) throw new Error('The record cannot be read');
  return value;
}
