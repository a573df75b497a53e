import type { PayoutItem } from '@matka/contracts/api/payouts';
import type { PanaKind } from '@matka/contracts/api/suggestions';

const KINDS: readonly PanaKind[] = ['SP', 'DP', 'TP'];

/** Points paid for each point staked, by the kind of the winning pana. */
export type Rates = Readonly<Partial<Record<PanaKind, number>>>;

/**
 * The rates of a bet type in the host's list, by its name. A type that mixes kinds of panas has a
 * line for each, its name followed by the kind. A rate that is not above 0 is unknown.
 */
export function ratesOf(name: string, payouts: readonly PayoutItem[]): Rates {
  const rateNamed = (wanted: string): number | undefined => {
    const found = payouts.find(({ bet_type }) => bet_type.name === wanted);
    const rate = found?.payout_config.multiply_by ?? 0;
    return Number.isFinite(rate) && rate > 0 ? rate : undefined;
  };
  const single = rateNamed(name);
  const rates: Partial<Record<PanaKind, number>> = {};
  for (const kind of KINDS) {
    const rate = rateNamed(`${name} ${kind}`) ?? single;
    if (rate !== undefined) rates[kind] = rate;
  }
  return rates;
}
