import type { PayoutItem } from '@matka/contracts/api/payouts';

/** The families of game rates in the order of the screen. */
export const families = ['Digit', 'Jodi', 'Pana', 'Sangam', 'Other'] as const;

export type RateFamily = (typeof families)[number];

/** The words that identify a family in the bet type names of any host. The first match counts: `Digits Based Jodi`. */
const words: readonly (readonly [RateFamily, RegExp])[] = [
  ['Sangam', /sangam/i],
  ['Jodi', /jodi|bracket/i],
  ['Pana', /pana|panel|penal|patti|motor|\b[sdt]p\b/i],
  ['Digit', /digit|\bank\b|odd/i],
];

/** The family of a rate by its name. */
export const familyOf = (name: string): RateFamily =>
  words.find(([, word]) => word.test(name))?.[0] ?? 'Other';

/** A line of the rates: a bet type with its rate, or with a rate for each variant (kind of pana). */
export interface RateLine {
  readonly name: string;
  readonly rates: readonly { readonly variant: string | undefined; readonly rate: number }[];
}

const variants = ['SP', 'DP', 'TP'];
const VARIANT = new RegExp(` (${variants.join('|')})$`);

/** The rates as lines in the order of the host. Variants of one bet type share a line; a name like `SP DP TP` alone is no variant. */
export function rateLines(items: readonly PayoutItem[]): readonly RateLine[] {
  const lines = new Map<string, { name: string; rates: RateLine['rates'][number][] }>();
  const names = new Set(items.map(({ bet_type }) => bet_type.name));
  for (const [at, { bet_type, payout_config }] of items.entries()) {
    const own = bet_type.name.replace(VARIANT, '');
    const [, variant] = VARIANT.exec(bet_type.name) ?? [];
    const isVariant =
      variant !== undefined &&
      familyOf(own) !== 'Other' &&
      variants.filter((one) => names.has(`${own} ${one}`)).length > 1;
    const line = isVariant ? { key: own, name: own } : { key: `${at} `, name: bet_type.name };
    const known = lines.get(line.key) ?? { name: line.name, rates: [] };
    known.rates.push({ variant: isVariant ? variant : undefined, rate: payout_config.multiply_by });
    lines.set(line.key, known);
  }
  return [...lines.values()];
}
