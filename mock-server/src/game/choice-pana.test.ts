import type { PanaKind } from '@matka/contracts/api/suggestions';
import { panasByPlace } from '@matka/fixtures/numbers/choice-pana';
import { panasByAnk } from '@matka/fixtures/numbers/panas';
import { describe, expect, it } from 'vitest';
import { choicePana } from './combinations.ts';
import { GameError } from './game-error.ts';

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
      const found = kinds.map((kind) => choicePana({ [keys[place]]: digit, types: [kind] }).length);
      expect(found).toEqual(counts);
    },
  );
});

describe('Choice Pana', () => {
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

  it('looks at the canonical spelling: 0 stands first in 000 alone', { tags: ['@MOCK-21'] }, () => {
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
