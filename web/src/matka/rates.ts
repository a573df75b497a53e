import type { PayoutItem } from '@matka/contracts/api/payouts';
import type { PanaKind } from '@matka/contracts/api/suggestions';

const KINDS: readonly PanaKind[] = ['SP', 'DP', 'TP'];

/** Points paid for each point staked, by the kind of the winning pana. */
export type Rates = Readonly<Partial<Record<PanaKind, number>>>;

/** The rates of a bet type by its name, or by name and pana kind if it mixes kinds. Rates not above 0 are unknown. */
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

/** Rates in one text, the lowest and the highest: `95`, `150–800`; undefined if none is known. */
export function ratesText(rates: Rates): string | undefined {
  const all = Object.values(rates);
  if (all.length === 0) return undefined;
  return [...new Set([Math.min(...all), Math.max(...all)])].join('–');
}
