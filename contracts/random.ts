export interface Random {
  /** A whole number from 0 up to, and without, the limit. */
  below: (limit: number) => number;
  /** One of some values. Throws for an empty list. */
  pick: <T>(values: readonly T[]) => T;
  shuffle: <T>(values: readonly T[]) => T[];
}

/** Gives the next number from 0 (included) to 1 of a seeded sequence. */
export type RandomSource = () => number;

/** Creates a source of numbers (mulberry32): the same seed gives the same sequence. */
export function randomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Creates a source of random values. */
export function createRandom(seed: number): Random {
  const next = randomSource(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from');
      return value;
    },
    shuffle: (values) =>
      values
        .map((value) => [next(), value] as const)
        .sort(([a], [b]) => a - b)
        .map(([, value]) => value),
  };
}
