import { motors } from '@matka/fixtures/numbers/motors';
import { panasByAnk } from '@matka/fixtures/numbers/panas';
import { describe, expect, it } from 'vitest';
import { motor } from './combinations.ts';
import { GameError } from './game-error.ts';

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
