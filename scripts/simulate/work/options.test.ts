import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the options of the simulation', () => {
  it('are a hundred runs of a random seed, and as many as fit into a number of minutes', () => {
    expect(readOptions([])).toMatchObject({ seed: undefined, runs: 100, steps: 40 });
    expect(readOptions(['--minutes', '5'])?.runs).toBeGreaterThan(1_000_000);
    expect(readOptions(['--seed', '7', '--runs', '3'])).toMatchObject({ seed: 7, runs: 3 });
  });

  it('are undefined if help is asked for', () => {
    expect(readOptions(['--help'])).toBeUndefined();
  });

  it.each([
    [['--seed', 'seven'], 'seed'],
    [['--runs', '-1'], 'runs'],
    [['--minutes', '0'], 'minutes'],
    [['--nonsense'], 'nonsense'],
  ])('reject %j in one line that names it', (args, named) => {
    expect(() => readOptions(args)).toThrow(new RegExp(`^.*${named}.*$`));
  });
});
