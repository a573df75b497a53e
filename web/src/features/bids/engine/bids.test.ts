import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ScreenId } from '../../../lib/paths.ts';
import { bid } from '../../../testing/bid-screens.ts';
import { definitionWith } from '../definitions.ts';
import { addBids, mostWon, totalPoints } from './bids.ts';
import { bidOf } from './screen-bids.ts';

it.each<[ScreenId, string, object]>([
  ['single-digit', '7', { digit: '7' }],
  ['odd-even', '1', { digit: '1' }],
  ['jodi-digits', '05', {}],
  ['single-pana', '128', { pana: '128' }],
  ['spdptp', '100', { pana: '100', series: 'DP' }],
  ['half-sangam', '0-000', { openDigit: '0', closePana: '000' }],
  ['half-sangam-a', '5-128', { openDigit: '5', closePana: '128' }],
  ['half-sangam-b', '128-5', { openPana: '128', closeDigit: '5' }],
  ['full-sangam', '128-236', { openPana: '128', closePana: '236' }],
])(
  'a bid of %s on %s has id, label, points, type and %j',
  {
    tags: ['@ENT-10'],
  },
  (id, label, parts) => {
    expect(bidOf(definitionWith(id), label, 10, 'open')).toEqual({
      id: label,
      label,
      points: 10,
      gameType: 'open',
      ...parts,
    });
  },
);

const table = [bid('7', 10), bid('3', 20), bid('5', 30)];

it('a new bid is added at the top of the table', { tags: ['@FLOW-03'] }, () => {
  expect(addBids(table, [bid('9', 1)])).toEqual([bid('9', 1), ...table]);
});

it('a bid on a number of the table adds its points to that row, which moves to the top', {
  tags: ['@FLOW-01', '@FLOW-02'],
}, () => {
  expect(addBids(table, [bid('5', 12)])).toEqual([bid('5', 42), bid('7', 10), bid('3', 20)]);
});

it('several new bids are added at the top of the table in their order', () => {
  const added = [bid('1', 5), bid('3', 5), bid('9', 5)];
  expect(addBids(table, added)?.map(({ label }) => label)).toEqual(['1', '3', '9', '7', '5']);
});

it('several bids are all rejected if one of them would exceed 10000 points', {
  tags: ['@FLOW-04'],
}, () => {
  expect(addBids([bid('7', 9995)], [bid('3', 5), bid('7', 6)])).toBeUndefined();
  expect(addBids([bid('7', 9995)], [bid('7', 5)])).toEqual([bid('7', 10000)]);
  expect(addBids([], [bid('7', 6000), bid('7', 6000)])).toBeUndefined();
});

it('the table contains every label once and the sum of all added points', {
  tags: ['@FLOW-01'],
}, () => {
  const digit = fc.constantFrom('0', '1', '2', '3');
  const additions = fc.array(fc.record({ label: digit, points: fc.integer({ min: 1, max: 90 }) }));
  fc.assert(
    fc.property(additions, (list) => {
      const rows = list.reduce(
        (rows, { label, points }) => addBids(rows, [bid(label, points)]) ?? rows,
        [bid('0', 1)],
      );
      expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
      const expected = list.reduce((sum, { points }) => sum + points, 1);
      expect(totalPoints(rows)).toBe(expected);
    }),
  );
});

const pana = (label: string, points: number) => ({ ...bid(label, points), pana: label });

it('the largest possible win is the win of the best bid, by the rate for the kind of its pana', () => {
  const jodi = { SP: 95, DP: 95, TP: 95 };
  expect(mostWon([bid('05', 10), bid('47', 20)], jodi)).toBe(1900);
  expect(mostWon([pana('128', 100), pana('777', 10)], { SP: 150, TP: 800 })).toBe(15_000);
});

it('the largest possible win is unknown without bids or with a missing rate', () => {
  expect(mostWon([], { SP: 95 })).toBeUndefined();
  expect(mostWon([pana('128', 100), pana('112', 10)], { SP: 150, TP: 800 })).toBeUndefined();
  expect(mostWon([bid('05', 10)], {})).toBeUndefined();
});
