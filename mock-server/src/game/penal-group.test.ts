import { panaFamilies } from '@matka/fixtures/numbers/families';
import { misspeltPanas } from '@matka/fixtures/numbers/mistakes';
import { describe, expect, it } from 'vitest';
import { penalGroup } from './combinations.ts';
import { GameError } from './game-error.ts';
import { panaKind } from './panas.ts';

describe('Penal Group', () => {
  it('gives the family of all 219 panas but 000 as pana:kind', {
    tags: ['@MOCK-17', '@PG-07'],
  }, () => {
    let tried = 0;
    for (const family of panaFamilies) {
      const answer = family.map((pana) => `${pana}:${panaKind(pana)}`);
      for (const pana of family.filter((member) => member !== '000')) {
        tried += 1;
        expect(penalGroup({ pana })).toEqual(answer);
      }
    }
    expect(tried).toBe(219);
  });

  it.each([
    ['128', '123:SP 128:SP 137:SP 178:SP 236:SP 268:SP 367:SP 678:SP'],
    ['112', '112:DP 117:DP 126:SP 167:SP 266:DP 667:DP'],
    ['100', '100:DP 150:SP 155:DP 556:DP 560:SP 600:DP'],
    ['111', '111:TP 116:DP 166:DP 666:TP'],
    ['500', '000:TP 500:DP 550:DP 555:TP'],
  ])('gives for %s: %s', { tags: ['@MOCK-17'] }, (pana, answer) => {
    expect(penalGroup({ pana }).join(' ')).toBe(answer);
  });

  it('refuses a leading 0 of a pana: 000', () => {
    expect(() => penalGroup({ pana: '000' })).toThrow(
      new GameError('A penal group cannot start with 0'),
    );
  });

  it.each(misspeltPanas)('refuses $wrong, which is no pana', ({ wrong }) => {
    expect(() => penalGroup({ pana: wrong })).toThrow(
      new GameError(`${wrong} is not a pana: its digits must rise, with 0 as the highest`),
    );
  });
});
