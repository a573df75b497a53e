import { digitsBasedJodis } from '@matka/fixtures/numbers/digits-based-jodi';
import { describe, expect, it } from 'vitest';
import { digitsBasedJodi } from './combinations.ts';
import { GameError } from './game-error.ts';

const list = (digit: string | null) => (digit === null ? [] : [digit]);
const jodis = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));

describe('Digits Based Jodi', () => {
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
