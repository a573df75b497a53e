import type { PanaKind } from '@matka/contracts/api/suggestions';
import { evenDigits, oddDigits } from '@matka/contracts/numbers/odd-even';
import { panasByAnk } from '@matka/contracts/numbers/panas';
import { panasByPlace } from '@matka/fixtures/numbers/choice-pana';
import { digitsBasedJodis } from '@matka/fixtures/numbers/digits-based-jodi';
import { motors } from '@matka/fixtures/numbers/motors';
import { describe, expect, it } from 'vitest';
import { choicePana, digitsBasedJodi, motor, oddEven, panaBulk, spDpTp } from './combinations.ts';
import { GameError } from './game-error.ts';

describe('panas of an ank', () => {
  const kinds = ['SP', 'DP', 'TP'] as const;

  describe.each(Object.entries(panasByAnk))('ank %s', (ank, table) => {
    it('gives its 12 single and 9 double panas', { tags: ['@MOCK-15'] }, () => {
      expect(panaBulk('SP', { ank })).toEqual(table.SP);
      expect(panaBulk('DP', { ank })).toEqual(table.DP);
    });

    it('gives every combination of ticked kinds', { tags: ['@MOCK-20'] }, () => {
      for (let bits = 1; bits < 8; bits += 1) {
        const types = kinds.filter((_, place) => bits & (1 << place));
        const panas = types.flatMap((kind) => table[kind]);
        expect(spDpTp({ ank, types })).toEqual(panas);
        expect(spDpTp({ ank, types: [...types].reverse() })).toEqual(panas);
      }
    });

    it('may come as a number', { tags: ['@SUGG-04', '@SUGG-05', '@SUGG-09'] }, () => {
      expect(panaBulk('SP', { ank: Number(ank) })).toEqual(table.SP);
      expect(panaBulk('DP', { ank: Number(ank) })).toEqual(table.DP);
      expect(spDpTp({ ank: Number(ank), types: ['TP'] })).toEqual(table.TP);
    });
  });

  it('answers 22 panas when all kinds are ticked, each kind once', { tags: ['@MOCK-20'] }, () => {
    expect(spDpTp({ ank: '1', types: ['SP', 'DP', 'TP', 'SP'] })).toHaveLength(22);
  });

  it('refuses SP/DP/TP without a ticked kind', () => {
    expect(() => spDpTp({ ank: '1', types: [] })).toThrow(
      new GameError('Tick at least one of SP, DP and TP'),
    );
  });
});

describe('Choice Pana', () => {
  const kinds = ['SP', 'DP', 'TP'] as const;
  const combinationsOfKinds = [1, 2, 3, 4, 5, 6, 7].map((bits) =>
    kinds.filter((_, place) => bits & (1 << place)),
  );
  const keys = { left: 'left_digit', middle: 'middle_digit', right: 'right_digit' } as const;

  const tableOf = (kind: PanaKind): string[] =>
    Object.values(panasByAnk)
      .flatMap((byKind) => byKind[kind])
      .sort();

  describe.each(['left', 'middle', 'right'] as const)('Choice Pana by the %s digit', (place) => {
    it.each(Object.entries(panasByPlace[place]))(
      'counts SP, DP and TP with %s as the table does',
      { tags: ['@MOCK-21'] },
      (digit, counts) => {
        const found = kinds.map(
          (kind) => choicePana({ [keys[place]]: digit, types: [kind] }).length,
        );
        expect(found).toEqual(counts);
      },
    );
  });

  it('gives for all 1330 choices of places and all 7 of kinds the panas that fit', {
    tags: ['@MOCK-21'],
  }, () => {
    const digits = [undefined, ...'0123456789'];
    let tried = 0;
    for (const left of digits) {
      for (const middle of digits) {
        for (const right of digits) {
          if ((left ?? middle ?? right) === undefined) continue;
          tried += 1;
          const pattern = new RegExp(`^${left ?? '.'}${middle ?? '.'}${right ?? '.'}$`);
          const places = {
            ...(left === undefined ? {} : { left_digit: left }),
            ...(middle === undefined ? {} : { middle_digit: middle }),
            ...(right === undefined ? {} : { right_digit: right }),
          };
          for (const types of combinationsOfKinds) {
            const fitting = types.flatMap((kind) =>
              tableOf(kind).filter((pana) => pattern.test(pana)),
            );
            expect(choicePana({ ...places, types })).toEqual(fitting);
          }
        }
      }
    }
    expect(tried).toBe(1330);
  });

  it('answers an empty list where nothing fits', { tags: ['@MOCK-21'] }, () => {
    expect(choicePana({ left_digit: '9', right_digit: '1', types: ['SP', 'DP', 'TP'] })).toEqual(
      [],
    );
    expect(choicePana({ left_digit: '0', types: ['SP', 'DP'] })).toEqual([]);
  });

  it('looks at the canonical spelling: 0 stands first in 000 alone', {
    tags: ['@MOCK-21'],
  }, () => {
    expect(choicePana({ left_digit: '0', types: ['SP', 'DP', 'TP'] })).toEqual(['000']);
  });

  it('counts a kind ticked twice once', () => {
    expect(choicePana({ left_digit: '1', types: ['TP', 'TP'] })).toEqual(['111']);
  });

  it('refuses a choice without kinds', () => {
    expect(() => choicePana({ left_digit: '1', types: [] })).toThrow(
      new GameError('Tick at least one of SP, DP and TP'),
    );
  });

  it('refuses a choice without places', () => {
    expect(() => choicePana({ types: ['SP'] })).toThrow(
      new GameError('Give at least one of left, middle and right digit'),
    );
  });
});

describe('Digits Based Jodi', () => {
  const list = (digit: string | null) => (digit === null ? [] : [digit]);
  const jodis = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));

  it.each(digitsBasedJodis)(
    'left $left, right $right',
    { tags: ['@DBJ-04'] },
    ({ left, right, jodis: written }) => {
      expect(digitsBasedJodi({ left_digits: list(left), right_digits: list(right) })).toEqual(
        written,
      );
    },
  );

  it('gives the union for all 120 inputs: 10 for one digit, 19 for two', {
    tags: ['@DBJ-04'],
  }, () => {
    for (const left of [null, ...'0123456789']) {
      for (const right of [null, ...'0123456789']) {
        if (left === null && right === null) continue;
        const answer = digitsBasedJodi({ left_digits: list(left), right_digits: list(right) });
        expect(answer).toEqual(
          jodis.filter((jodi) => jodi.charAt(0) === left || jodi.charAt(1) === right),
        );
        expect(answer).toHaveLength(left === null || right === null ? 10 : 19);
      }
    }
  });

  it('takes several digits on a side, each jodi once', () => {
    const answer = digitsBasedJodi({ left_digits: ['1', '2', '1'], right_digits: [] });
    expect(answer).toEqual(jodis.slice(10, 30));
  });

  it('refuses an input without any digit', () => {
    expect(() => digitsBasedJodi({ left_digits: [], right_digits: [] })).toThrow(
      new GameError('Give a left digit, a right digit or both'),
    );
  });
});

describe('motors', () => {
  const kinds = ['SP', 'DP'] as const;

  /** Every set of 4, 5 or 6 of the ten digits: 210 + 252 + 210. */
  const everyChoice = Array.from({ length: 1024 }, (_, bits) =>
    [...'0123456789'].filter((_digit, place) => bits & (1 << place)),
  ).filter(({ length }) => length >= 4 && length <= 6);

  /** The panas of a kind in the table that have no digit outside the chosen ones. */
  const madeOf = (digits: readonly string[], kind: 'SP' | 'DP'): string[] => {
    const others = new RegExp(`^[${digits.join('')}]{3}$`);
    return Object.values(panasByAnk)
      .flatMap((kindsOfAnk) => kindsOfAnk[kind])
      .filter((pana) => others.test(pana))
      .sort();
  };

  describe.each(kinds)('%s Motor', (kind) => {
    it('gives for each of the 672 choices the panas made only of its digits', {
      tags: ['@MOCK-16'],
    }, () => {
      expect(everyChoice).toHaveLength(672);
      for (const digits of everyChoice) {
        expect(motor(kind, { digits })).toEqual(madeOf(digits, kind));
      }
    });

    it('gives as many as the rule says for 4, 5 and 6 digits', { tags: ['@MOCK-16'] }, () => {
      const counts = { SP: [4, 10, 20], DP: [12, 20, 30] }[kind];
      for (const digits of everyChoice) {
        expect(motor(kind, { digits })).toHaveLength(counts[digits.length - 4] ?? Number.NaN);
      }
    });

    it.each(motors)('gives the written-out panas of $digits', { tags: ['@MOCK-16'] }, (example) => {
      expect(motor(kind, { digits: [...example.digits] })).toEqual(example[kind]);
      expect(motor(kind, { digits: [...example.digits].reverse() })).toEqual(example[kind]);
    });

    it('takes the digits as numbers too', { tags: ['@SUGG-11', '@SUGG-12'] }, () => {
      expect(motor(kind, { digits: [1, 2, 3, 0] })).toEqual(
        motor(kind, { digits: ['1', '2', '3', '0'] }),
      );
      expect(motor(kind, { digits: [1, '2', 3, '0'] })).toHaveLength(kind === 'SP' ? 4 : 12);
    });

    it.each([[['1', '2', '3', '3']], [['1', '1', '2', '3', '4']], [[1, '1', 2, 3]]])(
      'refuses repeated digits %j',
      (digits) => {
        expect(() => motor(kind, { digits })).toThrow(
          new GameError('All digits of a motor must be unique'),
        );
      },
    );

    it.each([
      ['', 0],
      ['123', 3],
      ['1234567', 7],
      ['1234567890', 10],
    ])('refuses %o with a message that counts %i digits', (digits, count) => {
      expect(() => motor(kind, { digits: [...digits] })).toThrow(
        new GameError(`A motor takes 4 to 6 digits, not ${count}`),
      );
    });
  });
});

describe('Odd Even', () => {
  it.each([
    [true, false, oddDigits],
    [false, true, evenDigits],
    [true, true, [...oddDigits, ...evenDigits]],
  ])('odd %s, even %s gives the single digits %j', { tags: ['@MOCK-22'] }, (odd, even, digits) => {
    expect(oddEven({ add_odd_digits: odd, add_even_digits: even })).toEqual(digits);
  });

  it('refuses neither', () => {
    expect(() => oddEven({ add_odd_digits: false, add_even_digits: false })).toThrow(
      new GameError('Ask for odd digits, even digits or both'),
    );
  });
});
