import { expect, it } from 'vitest';
import type { Benchmark } from './benchmark.ts';
import { measureAll } from './measure-all.ts';

const line = { what: 'a figure', unit: 'ms', value: { median: 1, min: 1, max: 1 } };
const sound = (name: string): Benchmark => ({ name, run: async () => [line] });
const failing: Benchmark = {
  name: 'failing',
  run: async () => {
    throw new Error('no browser');
  },
};

it('keeps the figures of the other benchmarks where one fails, and tells why it did', async () => {
  const shown: string[] = [];
  const { measured, errors } = await measureAll(
    [sound('first'), failing, sound('last')],
    { quick: true, folder: '' },
    (name) => shown.push(name),
  );
  expect(measured).toEqual({ first: [line], last: [line] });
  expect(shown).toEqual(['first', 'last']);
  expect(errors).toEqual(['failing: no browser']);
});

it('gives each benchmark the NODE_ENV with which the run began', async () => {
  const seen: (string | undefined)[] = [];
  const building: Benchmark = {
    name: 'building',
    run: async () => {
      seen.push(process.env.NODE_ENV);
      process.env.NODE_ENV = 'production';
      return [];
    },
  };
  const options = { quick: true, folder: '' };
  await measureAll([building, { ...building, name: 'next' }], options, () => {});
  expect(seen).toEqual([process.env.NODE_ENV, process.env.NODE_ENV]);
  expect(process.env.NODE_ENV).toBe('test');
});
