import { parseFlags } from '@matka/contracts/cli/flags';
import { describe, expect, it } from 'vitest';
import { flags, parseOptions } from './options.ts';

const read = (...args: string[]) => parseOptions(parseFlags(args, flags));

describe('the options of the simulation', () => {
  it('the default is a hundred runs of any seed, and a time in minutes allows as many as fit', () => {
    expect(read()).toMatchObject({ seed: expect.any(Number), runs: 100, steps: 40 });
    expect(read('--minutes', '5').runs).toBeGreaterThan(1_000_000);
    expect(read('--seed', '7', '--runs', '3')).toMatchObject({ seed: 7, runs: 3 });
  });

  it.each([
    [['--seed', 'seven'], 'seed'],
    [['--runs', '-1'], 'runs'],
    [['--minutes', '0'], 'minutes'],
    [['--nonsense'], 'nonsense'],
    [['--play', 'no-such-case.json'], 'no-such-case.json'],
  ])('the options of the simulation reject %j in one line', (args, named) => {
    expect(() => read(...args)).toThrow(new RegExp(`^.*${named}.*$`));
  });
});
