import type { PanaKind } from '@matka/contracts/api/suggestions';
import { panasByAnk } from '@matka/contracts/numbers/panas';
import { expect, it } from 'vitest';
import { type Chance, chanceOf, returnOf, type Target } from './chances.ts';

/** The 220 panas of the printed table, with ank, kind, and how many of the 1,000 triples give them. */
const panas = Object.entries(panasByAnk).flatMap(([ank, kinds]) =>
  Object.entries(kinds).flatMap(([kind, list]) =>
    list.map((pana) => ({ pana, ank, kind: kind as PanaKind, weight: ordersOf(pana) })),
  ),
);
type Pana = (typeof panas)[number];

/** The number of triples of digits, out of a thousand, that are this pana in some order. */
function ordersOf(pana: string): number {
  const sorted = (text: string) => [...text].sort().join('');
  let count = 0;
  for (let n = 0; n < 1000; n++) {
    if (sorted(String(n).padStart(3, '0')) === sorted(pana)) count++;
  }
  return count;
}

/** Enumerates all 220 × 220 draws: how often the number wins, of a million. */
function enumerate(wins: (open: Pana, close: Pana) => boolean): number {
  let ways = 0;
  for (const open of panas) {
    for (const close of panas) if (wins(open, close)) ways += open.weight * close.weight;
  }
  return ways;
}

const inAMillion = ({ ways, of }: Chance): number => (ways * 1_000_000) / of;
const check = (target: Target, wins: (open: Pana, close: Pana) => boolean) =>
  expect(inAMillion(chanceOf(target))).toBeCloseTo(enumerate(wins), 6);

/** One or two panas of each kind. */
const samples = (['SP', 'DP', 'TP'] as const).flatMap((kind) => {
  const all = panas.filter((each) => each.kind === kind);
  return [all[0], all.at(-1)].filter((each) => each !== undefined);
});

it('two panas have a million draws', () => {
  expect(panas).toHaveLength(220);
  expect(enumerate(() => true)).toBe(1_000_000);
});

it.each([...'0123456789'])('the chance of the digit %s is its share of all draws', (digit) => {
  check({ on: 'digit' }, (open) => open.ank === digit);
  check({ on: 'digit' }, (_, close) => close.ank === digit);
});

it('the chance of each jodi is its share of all draws', () => {
  for (const a of '0123456789') {
    for (const b of ['0', '7']) {
      check({ on: 'jodi' }, (open, close) => open.ank === a && close.ank === b);
    }
  }
});

it('the chance of each of the 220 panas is its share of all draws', () => {
  for (const { pana, kind } of panas) {
    check({ on: 'pana', kind }, (open) => open.pana === pana);
  }
});

it('the chance of a digit with a pana is its share of all draws', () => {
  for (const { pana, kind } of samples) {
    check({ on: 'digit-and-pana', kind }, (open, close) => open.ank === '4' && close.pana === pana);
    check({ on: 'digit-and-pana', kind }, (open, close) => open.pana === pana && close.ank === '4');
  }
});

it('the chance of two panas is its share of all draws', () => {
  for (const one of samples) {
    for (const two of samples) {
      const target: Target = { on: 'two-panas', kinds: [one.kind, two.kind] };
      check(target, (open, close) => open.pana === one.pana && close.pana === two.pana);
    }
  }
});

it.each([
  [{ on: 'digit' }, 9.5, 0.95],
  [{ on: 'jodi' }, 95, 0.95],
  [{ on: 'pana', kind: 'SP' }, 150, 0.9],
  [{ on: 'pana', kind: 'DP' }, 300, 0.9],
  [{ on: 'pana', kind: 'TP' }, 800, 0.8],
  [{ on: 'digit-and-pana', kind: 'SP' }, 1000, 0.6],
  [{ on: 'two-panas', kinds: ['SP', 'SP'] }, 10_000, 0.36],
  [{ on: 'digit' }, 20, 2],
] as const)(
  'the expected return of a point on %j at the rate %d is %d',
  (target, rate, expected) => {
    expect(returnOf(chanceOf(target), rate)).toBeCloseTo(expected, 12);
  },
);
