import type { PanaKind } from '@matka/contracts/api/suggestions';

export type RateName = 'single' | 'jodi' | PanaKind | 'half-sangam' | 'full-sangam';

/** Payout per point, in hundredths: 950 is 9.5 times the points. */
export const rates: Readonly<Record<RateName, number>> = {
  single: 950,
  jodi: 95_00,
  SP: 150_00,
  DP: 300_00,
  TP: 800_00,
  'half-sangam': 1_000_00,
  'full-sangam': 10_000_00,
};

/** Payout of whole points at a rate, in hundredths of a point: exact, 1 point single is 950. */
export function payout(rate: RateName, points: number): number {
  return points * rates[rate];
}
