import { panasByAnk } from '@matka/contracts/numbers/panas';
import { expect, it } from 'vitest';
import { seededDraw } from './results.ts';
import { dayAfter } from './schedule.ts';

const markets = Array.from({ length: 13 }, (_, n) => n + 1);
const days = Array.from({ length: 731 }, (_, n) => dayAfter('2026-01-01', n));
const draws = markets.flatMap((market) => days.map((day) => seededDraw('board', market, day)));
const panas = draws.flatMap(({ openPana, closePana }) => [openPana, closePana]);

const kinds = ['SP', 'DP', 'TP'] as const;
const table = Object.entries(panasByAnk).flatMap(([ank, row]) =>
  kinds.flatMap((kind) => row[kind].map((pana) => ({ pana, ank, kind }))),
);
const known = new Map(table.map((entry) => [entry.pana, entry]));

/** The distance of counts from the expected ones: the chi-square statistic. */
const stray = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, count, n) => sum + (count - (expected[n] ?? 0)) ** 2 / (expected[n] ?? 0), 0);
const countOf = <T>(list: readonly T[], keys: readonly T[]): number[] =>
  keys.map((key) => list.filter((entry) => entry === key).length);

it('a draw is a canonical pana with its ank, on all 13 markets for two years', {
  tags: ['@MOCK-25'],
}, () => {
  for (const { openPana, openDigit, closeDigit, closePana } of draws) {
    if (openDigit !== known.get(openPana)?.ank || closeDigit !== known.get(closePana)?.ank) {
      expect({ openPana, openDigit, closeDigit, closePana }).toBe('a canonical draw');
    }
  }
  expect(draws).toHaveLength(9_503);
});

it('a draw depends on its key alone, whatever the order of reading', {
  tags: ['@MOCK-04'],
}, () => {
  const again = days.toReversed().map((day) => seededDraw('board', 13, day));
  expect(again.toReversed()).toEqual(draws.slice(12 * days.length));
});

it('a draw never changes between versions', { tags: ['@MOCK-04'] }, () => {
  expect(seededDraw('board', 1, '2026-11-20')).toEqual({
    openPana: '115',
    openDigit: '7',
    closeDigit: '8',
    closePana: '350',
  });
  expect(seededDraw(42, 13, '2026-11-20')).toEqual({
    openPana: '270',
    openDigit: '9',
    closeDigit: '3',
    closePana: '157',
  });
  expect(seededDraw('42', 13, '2026-11-20')).toEqual(seededDraw(42, 13, '2026-11-20'));
});

it('a draw differs by seed, by market and by day', () => {
  const boards = [
    days.map((day) => seededDraw('board', 1, day)),
    days.map((day) => seededDraw('other board', 1, day)),
    days.map((day) => seededDraw('board', 2, day)),
    days.map((day) => seededDraw('board', 1, dayAfter(day, 1000))),
  ];
  const agreements = boards
    .slice(1)
    .map(
      (board) => board.filter(({ openPana }, n) => openPana === boards[0]?.[n]?.openPana).length,
    );
  expect(Math.max(...agreements)).toBeLessThan(20);
});

const chances = { SP: 6 / 1000, DP: 3 / 1000, TP: 1 / 1000 };

it('the board of two years shows each pana as often as its digits can be ordered', {
  tags: ['@MOCK-25'],
}, () => {
  const counts = countOf(
    panas,
    table.map(({ pana }) => pana),
  );
  const expected = table.map(({ kind }) => chances[kind] * panas.length);
  // 219 degrees of freedom: 99.99 % of fair boards stray less than 305.
  expect(stray(counts, expected)).toBeLessThan(305);
  expect(
    stray(
      counts,
      table.map(() => panas.length / 220),
    ),
  ).toBeGreaterThan(2_000);
});

it('the board of two years shows all 100 jodis alike, so open and close are independent', {
  tags: ['@MOCK-25'],
}, () => {
  const jodis = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));
  const seen = draws.map(({ openDigit, closeDigit }) => openDigit + closeDigit);
  // 99 degrees of freedom: 99.99 % stray less than 161.
  expect(
    stray(
      countOf(seen, jodis),
      jodis.map(() => draws.length / 100),
    ),
  ).toBeLessThan(161);
});
