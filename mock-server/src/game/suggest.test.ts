import type { SuggestionBetTypeId } from '@matka/contracts/api/suggestions';
import { jodiFamilies, panaFamilies } from '@matka/contracts/numbers/families';
import { evenDigits, oddDigits } from '@matka/contracts/numbers/odd-even';
import { panasByAnk } from '@matka/contracts/numbers/panas';
import { bracketJodis } from '@matka/contracts/numbers/red-bracket';
import { panasWithTwoDigits } from '@matka/contracts/numbers/two-digits-panel';
import { panasByPlace } from '@matka/fixtures/numbers/choice-pana';
import { digitsBasedJodis } from '@matka/fixtures/numbers/digits-based-jodi';
import { misspeltPanas } from '@matka/fixtures/numbers/mistakes';
import { motors } from '@matka/fixtures/numbers/motors';
import { describe, expect, it } from 'vitest';
import { GameError, panaKind } from './panas.ts';
import { suggest } from './suggest.ts';

const kinds = ['SP', 'DP', 'TP'] as const;
/** Every choice of at least one kind. */
const choices = [1, 2, 3, 4, 5, 6, 7].map((bits) =>
  kinds.filter((_, place) => bits & (1 << place)),
);
const digits = [...'0123456789'];
const triples = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'));
const table = Object.fromEntries(
  kinds.map((kind) => [kind, Object.values(panasByAnk).flatMap((row) => row[kind])]),
) as Record<(typeof kinds)[number], string[]>;
const legal = new Set(kinds.flatMap((kind) => table[kind]));

describe.each(Object.entries(panasByAnk))('ank %s', (ank, row) => {
  it.each([ank, Number(ank)])(
    `ank ${ank} as %o suggests its panas for every choice of kinds`,
    { tags: ['@MOCK-15', '@MOCK-20', '@SUGG-04', '@SUGG-05', '@SUGG-09'] },
    (given) => {
      expect(suggest(6, { ank: given })).toEqual(row.SP);
      expect(suggest(8, { ank: given })).toEqual(row.DP);
      for (const types of choices) {
        const panas = types.flatMap((kind) => row[kind]);
        expect(suggest(12, { ank: given, types })).toEqual(panas);
        expect(suggest(12, { ank: given, types: [...types, ...types].reverse() })).toEqual(panas);
      }
    },
  );
});

const keys = { left: 'left_digit', middle: 'middle_digit', right: 'right_digit' } as const;

it.each(['left', 'middle', 'right'] as const)(
  'Choice Pana by the %s digit suggests as many panas of each kind as the table has',
  { tags: ['@MOCK-21'] },
  (place) => {
    for (const [digit, counts] of Object.entries(panasByPlace[place])) {
      const payload = { [keys[place]]: digit };
      expect(
        kinds.map((kind) => [suggest(13, { ...payload, types: [kind, kind] })].flat().length),
      ).toEqual(counts);
    }
  },
);

it('Choice Pana suggests the panas that fit for all 1330 choices of places and all 7 of kinds', {
  tags: ['@MOCK-21'],
}, () => {
  const places = [undefined, ...digits];
  const tried = places
    .flatMap((left) => places.flatMap((middle) => places.map((right) => [left, middle, right])))
    .filter((wanted) => wanted.some((digit) => digit !== undefined));
  expect(tried).toHaveLength(1330);
  for (const [left, middle, right] of tried) {
    const pattern = new RegExp(`^${left ?? '.'}${middle ?? '.'}${right ?? '.'}$`);
    const payload = {
      ...(left !== undefined && { left_digit: left }),
      ...(middle !== undefined && { middle_digit: middle }),
      ...(right !== undefined && { right_digit: right }),
    };
    for (const types of choices) {
      expect(suggest(13, { ...payload, types })).toEqual(
        types.flatMap((kind) => table[kind].filter((pana) => pattern.test(pana)).sort()),
      );
    }
  }
});

const list = (digit: string | null) => (digit === null ? [] : [digit]);
const jodis = digits.flatMap((left) => digits.map((right) => left + right));

it.each(digitsBasedJodis)(
  'Digits Based Jodi of left $left and right $right gives the jodis of the table',
  { tags: ['@DBJ-04'] },
  ({ left, right, jodis: written }) => {
    const payload = { left_digits: list(left), right_digits: list(right) };
    expect(suggest(17, payload)).toEqual(written);
  },
);

it('Digits Based Jodi suggests each jodi with the left or the right digit once for all 120 inputs', {
  tags: ['@DBJ-04'],
}, () => {
  for (const left of [null, ...digits]) {
    for (const right of [null, ...digits]) {
      if (left === null && right === null) continue;
      const payload = { left_digits: list(left), right_digits: list(right) };
      expect(suggest(17, payload)).toEqual(
        jodis.filter((jodi) => jodi.charAt(0) === left || jodi.charAt(1) === right),
      );
    }
  }
  const several = { left_digits: ['1', '2', '1'], right_digits: [] };
  expect(suggest(17, several)).toEqual(jodis.slice(10, 30));
});

describe.each([
  [14, 'SP', [4, 10, 20]],
  [15, 'DP', [12, 20, 30]],
] as const)('motor %i', (id, kind, counts) => {
  it(`motor ${id} gives for each of the 672 choices the panas made only of its digits`, {
    tags: ['@MOCK-16'],
  }, () => {
    const everyChoice = Array.from({ length: 1024 }, (_, bits) =>
      digits.filter((_digit, place) => bits & (1 << place)),
    ).filter(({ length }) => length >= 4 && length <= 6);
    expect(everyChoice).toHaveLength(672);
    for (const chosen of everyChoice) {
      const pattern = new RegExp(`^[${chosen.join('')}]{3}$`);
      const panas = table[kind].filter((pana) => pattern.test(pana)).sort();
      expect(suggest(id, { digits: chosen })).toEqual(panas);
      expect(panas).toHaveLength(counts[chosen.length - 4] ?? Number.NaN);
    }
  });

  it.each(motors)(
    `motor ${id} gives the panas of $digits, typed in any order as text or number`,
    {
      tags: ['@MOCK-16', '@SUGG-11', '@SUGG-12'],
    },
    (example) => {
      const chosen = [...example.digits];
      expect(suggest(id, { digits: chosen })).toEqual(example[kind]);
      expect(suggest(id, { digits: chosen.map(Number).reverse() })).toEqual(example[kind]);
    },
  );
});

it('families of panas are the same for every member but 000', {
  tags: ['@MOCK-17', '@PG-07'],
}, () => {
  for (const family of panaFamilies) {
    const combinations = family.map((pana) => `${pana}:${panaKind(pana)}`);
    for (const pana of family.filter((member) => member !== '000')) {
      expect(suggest(10, { pana })).toEqual(combinations);
    }
  }
  expect(panaFamilies.flat()).toHaveLength(220);
});

it('families of jodis are the same for every member', { tags: ['@MOCK-17'] }, () => {
  for (const family of jodiFamilies) {
    for (const jodi of family) expect(suggest(16, { jodi })).toEqual(family);
  }
});

it.each(Object.entries(panasWithTwoDigits))(
  'Two Digits Panel %s gives its ten panas, typed in either order',
  { tags: ['@MOCK-19'] },
  (pair, panas) => {
    const reversed = pair.charAt(1) + pair.charAt(0);
    expect(suggest(19, { two_digits: pair, bet_type: 'open' })).toEqual(panas);
    expect(suggest(19, { two_digits: reversed, bet_type: 'close' })).toEqual(panas);
  },
);

it('the suggestion for a triple pana or sangam is the bet itself, and empty for an invalid pana', {
  tags: ['@SUGG-06', '@SUGG-17', '@SUGG-18'],
}, () => {
  for (const pana of triples) {
    const ifLegal = (text: string) => (legal.has(pana) ? [text] : []);
    const triple = table.TP.includes(pana) ? [pana] : [];
    expect(suggest(9, { pana, points: 10, bet_type: 'open' })).toEqual(triple);
    const half = { pana, digit: '5', bet_type: 'close' } as const;
    expect(suggest(20, { ...half, sangam_type: 'A' })).toEqual(ifLegal(`5-${pana}`));
    expect(suggest(20, { ...half, sangam_type: 'B' })).toEqual(ifLegal(`${pana}-5`));
    const full = { open_pana: pana, close_pana: pana, bet_type: 'close' } as const;
    expect(suggest(21, { ...full, close_pana: '236' })).toEqual(ifLegal(`${pana}-236`));
    expect(suggest(21, { ...full, open_pana: '236' })).toEqual(ifLegal(`236-${pana}`));
  }
});

it.each(['half', 'full'] as const)(
  'the %s bracket has the ten jodis of the table',
  { tags: ['@MOCK-18'] },
  (mode) => {
    expect(suggest(11, { mode })).toEqual({ jodis: bracketJodis[mode] });
  },
);

it.each([
  [true, false, oddDigits],
  [false, true, evenDigits],
  [true, true, [...oddDigits, ...evenDigits]],
])(
  'Odd Even with odd %s and even %s suggests the single digits %j',
  { tags: ['@MOCK-22'] },
  (odd, even, found) => {
    expect(suggest(18, { add_odd_digits: odd, add_even_digits: even })).toEqual(found);
  },
);

it.each([
  [12, { ank: '1', types: [] }, 'Tick at least one of SP, DP and TP'],
  [13, { left_digit: '1', types: [] }, 'Tick at least one of SP, DP and TP'],
  [13, { types: ['SP'] }, 'Give at least one of left, middle and right digit'],
  [14, { digits: ['1', '2', '3', '3'] }, 'All digits of a motor must be unique'],
  [15, { digits: [1, '1', 2, 3] }, 'All digits of a motor must be unique'],
  [14, { digits: [...'123'] }, 'A motor takes 4 to 6 digits, not 3'],
  [15, { digits: [...'1234567'] }, 'A motor takes 4 to 6 digits, not 7'],
  [17, { left_digits: [], right_digits: [] }, 'Give a left digit, a right digit or both'],
  [10, { pana: '000' }, 'A penal group cannot start with 0'],
  [
    18,
    { add_odd_digits: false, add_even_digits: false },
    'Ask for odd digits, even digits or both',
  ],
] as const)('a payload of type %i that breaks a rule is refused: %j', (id, payload, message) => {
  const sent = structuredClone(payload) as Parameters<typeof suggest>[1];
  expect(() => suggest<SuggestionBetTypeId>(id, sent)).toThrow(new GameError(message));
});

it.each(misspeltPanas)('a suggestion is refused because $wrong is not a pana', ({ wrong }) => {
  expect(() => suggest(10, { pana: wrong })).toThrow(
    new GameError(`${wrong} is not a pana: its digits must rise, with 0 as the highest`),
  );
});
