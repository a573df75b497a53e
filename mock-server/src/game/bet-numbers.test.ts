import type { BetTypeId } from '@matka/contracts/bet-types';
import { panasByAnk } from '@matka/contracts/numbers/panas';
import { bracketJodis } from '@matka/contracts/numbers/red-bracket';
import { expect, it } from 'vitest';
import { type BetNumbers, numberError } from './bet-numbers.ts';

const triples = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'));
const pairs = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));
const tableOf = (kind: 'SP' | 'DP' | 'TP') =>
  Object.values(panasByAnk).flatMap((kinds) => kinds[kind]);
const kinds = { SP: tableOf('SP'), DP: tableOf('DP'), TP: tableOf('TP') };
const everyPana = [...kinds.SP, ...kinds.DP, ...kinds.TP];

const notPana = (text: string) =>
  `${text} is not a pana: its digits must rise, with 0 as the highest`;

/** The texts that a type takes under a key, all else of the bet being in order. */
const taken = (id: BetTypeId, key: keyof BetNumbers, texts: string[], rest: BetNumbers = {}) =>
  texts.filter((text) => numberError(id, { ...rest, [key]: text }) === undefined);

it.each<[BetTypeId, keyof BetNumbers, readonly string[], BetNumbers]>([
  [5, 'pana', kinds.SP, {}],
  [6, 'pana', kinds.SP, {}],
  [7, 'pana', kinds.DP, {}],
  [8, 'pana', kinds.DP, {}],
  [9, 'pana', kinds.TP, {}],
  [10, 'pana', everyPana, {}],
  [12, 'pana', everyPana, {}],
  [13, 'pana', everyPana, {}],
  [14, 'pana', kinds.SP, {}],
  [15, 'pana', kinds.DP, {}],
  [19, 'pana', everyPana, {}],
  [20, 'close_pana', everyPana, { open_digit: '5' }],
  [22, 'open_pana', everyPana, { close_digit: '5' }],
  [21, 'open_pana', everyPana, { close_pana: '128' }],
  [21, 'close_pana', everyPana, { open_pana: '128' }],
])(
  'a bet of type %i takes as %s exactly the panas of its kind among all 1000 triples',
  { tags: ['@MOCK-11'] },
  (id, key, legal, rest) => {
    expect(taken(id, key, triples, rest)).toEqual([...legal].sort());
    expect(numberError(id, { ...rest, [key]: '012' })).toBe(notPana('012'));
  },
);

it.each([
  [5, '100', '100 is not a single pana'],
  [7, '777', '777 is not a double pana'],
  [9, '100', '100 is not a triple pana'],
  [14, '000', '000 is not a single pana'],
  [15, '123', '123 is not a double pana'],
] as const)('a bet of type %i refuses %s: %s', { tags: ['@MOCK-11'] }, (id, pana, message) => {
  expect(numberError(id, { pana })).toBe(message);
});

it.each(['half', 'full'] as const)(
  'a jodi bet of the %s bracket takes the ten jodis of that bracket',
  { tags: ['@MOCK-11'] },
  (mode) => {
    const legal = pairs.filter((jodi) => numberError(11, { jodi }, mode) === undefined);
    expect(legal).toEqual(bracketJodis[mode]);
    expect(numberError(11, { jodi: '12' }, mode)).toBe(`12 is not a jodi of the ${mode} bracket`);
  },
);

it('a bet of the jodi bracket without a mode is a half bracket, and a plain jodi bet has no bracket', {
  tags: ['@MOCK-11'],
}, () => {
  expect(taken(11, 'jodi', pairs)).toEqual(bracketJodis.half);
  expect(taken(3, 'jodi', pairs)).toEqual(pairs);
});
