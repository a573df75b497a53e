import type { PanaKind } from '@matka/contracts/api/suggestions';

/** The kinds of numbers that bets name. A draw is fair: three independent digits, so an SP comes in six orders, a TP in one. */
export type Target =
  | { readonly on: 'digit' }
  | { readonly on: 'jodi' }
  | { readonly on: 'pana'; readonly kind: PanaKind }
  | { readonly on: 'digit-and-pana'; readonly kind: PanaKind }
  | { readonly on: 'two-panas'; readonly kinds: readonly [PanaKind, PanaKind] };

/** A chance as favourable draws of all draws. */
export interface Chance {
  readonly ways: number;
  readonly of: number;
}

/** The number of orders that the three digits of a pana can be drawn in. */
const ORDERS: Readonly<Record<PanaKind, number>> = { SP: 6, DP: 3, TP: 1 };

const DRAWS = 1000;
const DIGITS = 10;

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

function reduced(ways: number, of: number): Chance {
  const by = divisor(ways, of);
  return { ways: ways / by, of: of / by };
}

/** The exact chance that one number wins, in lowest terms. */
export function chanceOf(target: Target): Chance {
  if (target.on === 'digit') return { ways: 1, of: DIGITS };
  if (target.on === 'jodi') return { ways: 1, of: DIGITS * DIGITS };
  if (target.on === 'pana') return reduced(ORDERS[target.kind], DRAWS);
  if (target.on === 'two-panas') {
    const [open, close] = target.kinds;
    return reduced(ORDERS[open] * ORDERS[close], DRAWS * DRAWS);
  }
  return reduced(ORDERS[target.kind], DIGITS * DRAWS);
}

/** Average return for each point staked, at a rate. */
export const returnOf = ({ ways, of }: Chance, rate: number): number => (rate * ways) / of;
