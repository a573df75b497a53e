import type { PanaKind } from '@matka/contracts/api/suggestions';
import type { BetTypeId } from '@matka/contracts/bet-types';
import { panasByAnk } from '@matka/contracts/numbers/panas';
import { bracketJodis } from '@matka/contracts/numbers/red-bracket';
import { describe, expect, it } from 'vitest';
import type { BetNumbers } from './bet-numbers.ts';
import { numberError } from './validate-numbers.ts';

const triples = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'));
const pairs = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));
const digits = [...'0123456789'];
const tableOf = (kind: PanaKind) => Object.values(panasByAnk).flatMap((kinds) => kinds[kind]);
const kinds = { SP: tableOf('SP'), DP: tableOf('DP'), TP: tableOf('TP') };
const everyPana = [...kinds.SP, ...kinds.DP, ...kinds.TP];

const notPana = (text: string) =>
  `${text} is not a pana: its digits must rise, with 0 as the highest`;

/** The texts that a type takes under a key, all else of the bet being in order. */
const taken = (id: BetTypeId, key: keyof BetNumbers, texts: string[], rest: BetNumbers = {}) =>
  texts.filter((text) => numberError(id, { ...rest, [key]: text }) === undefined);

describe('a pana bet', () => {
  const types: [BetTypeId, readonly string[]][] = [
    [5, kinds.SP],
    [6, kinds.SP],
    [7, kinds.DP],
    [8, kinds.DP],
    [9, kinds.TP],
    [10, everyPana],
    [12, everyPana],
    [13, everyPana],
    [14, kinds.SP],
    [15, kinds.DP],
    [19, everyPana],
  ];

  it.each(types)(
    'of type %i takes exactly its panas of all 1000 triples',
    { tags: ['@MOCK-11'] },
    (id, legal) => {
      expect(taken(id, 'pana', triples)).toEqual([...legal].sort());
    },
  );

  it.each(types)('of type %i refuses 012 as no pana', { tags: ['@MOCK-11'] }, (id) => {
    expect(numberError(id, { pana: '012' })).toBe(notPana('012'));
  });

  it.each([
    [5, '100', '100 is not a single pana'],
    [7, '123', '123 is not a double pana'],
    [7, '777', '777 is not a double pana'],
    [9, '100', '100 is not a triple pana'],
    [14, '000', '000 is not a single pana'],
    [15, '123', '123 is not a double pana'],
  ] as const)('of type %i refuses %s: %s', { tags: ['@MOCK-11'] }, (id, pana, message) => {
    expect(numberError(id, { pana })).toBe(message);
  });
});

describe('a digit bet', () => {
  it.each([
    [1, 'digit'],
    [2, 'digit'],
    [18, 'jodi'],
  ] as const)(
    'of type %i takes the ten digits under %s, nothing longer',
    { tags: ['@MOCK-11'] },
    (id, key) => {
      expect(taken(id, key, [...digits, ...pairs, '', 'x', ' 1', '१'])).toEqual(digits);
      expect(numberError(id, { [key]: '10' })).toBe('10 is not a digit from 0 to 9');
    },
  );
});

describe('a jodi bet', () => {
  it.each([3, 4, 16, 17] as const)(
    'of type %i takes all 100 jodis',
    { tags: ['@MOCK-11'] },
    (id) => {
      expect(taken(id, 'jodi', [...pairs, ...digits, '100', '5a', ''])).toEqual(pairs);
      expect(numberError(id, { jodi: '5' })).toBe('5 is not a jodi from 00 to 99');
    },
  );

  it.each(['half', 'full'] as const)(
    'of the %s bracket takes its ten jodis',
    { tags: ['@MOCK-11'] },
    (mode) => {
      const legal = pairs.filter((jodi) => numberError(11, { jodi }, mode) === undefined);
      expect(legal).toEqual(bracketJodis[mode]);
      expect(numberError(11, { jodi: '12' }, mode)).toBe(`12 is not a jodi of the ${mode} bracket`);
    },
  );

  it('of a bracket not named is one of the half bracket', { tags: ['@MOCK-11'] }, () => {
    expect(taken(11, 'jodi', pairs)).toEqual(bracketJodis.half);
  });

  it('of another type is not held to a bracket', { tags: ['@MOCK-11'] }, () => {
    expect(numberError(3, { jodi: '12' }, 'full')).toBeUndefined();
  });
});

describe('a sangam bet', () => {
  it.each([
    [20, 'close_pana', { open_digit: '5' }],
    [22, 'open_pana', { close_digit: '5' }],
    [21, 'open_pana', { close_pana: '128' }],
    [21, 'close_pana', { open_pana: '128' }],
  ] as const)('of type %i takes the 220 panas as %s', { tags: ['@MOCK-11'] }, (id, key, rest) => {
    expect(taken(id, key, triples, rest)).toEqual([...everyPana].sort());
    expect(numberError(id, { ...rest, [key]: '021' })).toBe(notPana('021'));
  });

  it.each([
    [20, 'open_digit', { close_pana: '128' }],
    [22, 'close_digit', { open_pana: '128' }],
  ] as const)('of type %i takes the ten digits as %s', { tags: ['@MOCK-11'] }, (id, key, rest) => {
    expect(taken(id, key, [...digits, ...pairs, ''], rest)).toEqual(digits);
    expect(numberError(id, { ...rest, [key]: '55' })).toBe('55 is not a digit from 0 to 9');
  });
});

it('does not report a fault of the program as an illegal number', () => {
  const broken = {
    get digit(): string {
      throw new TypeError('broken');
    },
  };
  expect(() => numberError(1, broken)).toThrow(new TypeError('broken'));
});

describe('a bet without its number', () => {
  it.each([
    [1, { jodi: '12' }, 'digit'],
    [3, { digit: '1' }, 'jodi'],
    [5, { open_pana: '128' }, 'pana'],
    [18, { digit: '1' }, 'jodi'],
    [20, { open_digit: '1', open_pana: '128' }, 'close_pana'],
    [21, { open_pana: '128' }, 'close_pana'],
    [22, { open_pana: '128', close_digit: null }, 'close_digit'],
  ] as const)('of type %i is refused: %j', { tags: ['@MOCK-11'] }, (id, bet, missing) => {
    expect(numberError(id, bet)).toBe(`The bet has no ${missing}`);
  });
});
