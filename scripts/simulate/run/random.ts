import { randomSource } from '@matka/contracts/random';

export interface Random {
  /** From 0 (included) to 1. */
  readonly next: () => number;
  /** A whole number from 0 to `count - 1`. */
  readonly below: (count: number) => number;
  readonly chance: (probability: number) => boolean;
  /** An entry of a list that is not empty. */
  readonly pick: <T>(list: readonly T[]) => T;
  /** An entry of a list by weights, which are not all 0. */
  readonly weighted: <T>(list: readonly (readonly [T, number])[]) => T;
  /** Another source, so that more choices from it do not change this one. */
  readonly fork: (label: number) => Random;
}

/** A source of random choices: the same seed gives the same choices. */
export function createRandom(seed: number): Random {
  const next = randomSource(seed);
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error('Nothing to choose from');
      return item;
    },
    weighted: (list) => {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      const found = list.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      if (!found) throw new Error('Nothing to choose from');
      return found[0];
    },
    fork: (label) => createRandom(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ (label * 0xc2b2ae35)),
  };
}
