import { describe, expect, it } from 'vitest';
import { createRandom } from '../kernel/random.ts';
import { drawHabits } from '../player/habits.ts';
import { drawWorld } from '../run/world.ts';
import { foundBy } from './found-by.ts';
import { mutants } from './mutants.ts';
import { seedsFor } from './needs.ts';

const drawn = (seed: number) => {
  const random = createRandom(seed);
  return { world: drawWorld(random.fork(1)), habits: drawHabits(random.fork(3)) };
};

describe('the seeds for a seeded bug', () => {
  it('are all seeds once, those first that have what the bug needs', () => {
    const seeds = seedsFor({ fates: ['doubled'], world: { keys: true } }, 100, 300);
    expect(new Set(seeds).size).toBe(300);
    const hasAll = (seed: number): boolean => {
      const { world, habits } = drawn(seed);
      return world.keys && habits.postFaults * habits.fates.doubled > 0;
    };
    expect(seeds.slice(0, 10).every(hasAll)).toBe(true);
    expect(seeds.slice(-10).some(hasAll)).toBe(false);
  });

  it('are known only for bugs that there are', () => {
    const names = new Set(mutants.map(({ name }) => name));
    expect(Object.keys(foundBy).filter((name) => !names.has(name))).toEqual([]);
  });
});
