import { jodiFamilies, panaFamilies } from '@matka/contracts/numbers/families';
import { panasByAnk } from '@matka/contracts/numbers/panas';
import { bracketJodis as table } from '@matka/contracts/numbers/red-bracket';
import { panasWithTwoDigits } from '@matka/contracts/numbers/two-digits-panel';
import { misspeltPanas } from '@matka/fixtures/numbers/mistakes';
import { describe, expect, it } from 'vitest';
import {
  bracketJodis,
  jodiFamily,
  panaFamily,
  penalGroup,
  twoDigitsPanel,
  validatedFullSangam,
  validatedHalfSangam,
  validatedTriplePana,
} from './combinations.ts';
import { GameError } from './game-error.ts';
import { panaKind } from './panas.ts';

describe('the family of a pana', () => {
  it.each(panaFamilies.map((family) => ({ family, first: family[0] })))(
    'is the same for every member of the family of $first',
    { tags: ['@MOCK-17'] },
    ({ family }) => {
      for (const member of family) expect(panaFamily(member)).toEqual(family);
    },
  );
});

describe('the family of a jodi', () => {
  it.each(jodiFamilies.map((family) => ({ family, first: family[0] })))(
    'is the same for every member of the family of $first',
    { tags: ['@MOCK-17'] },
    ({ family }) => {
      for (const member of family) expect(jodiFamily(member)).toEqual(family);
    },
  );
});

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

describe('Two Digits Panel', () => {
  it.each(Object.entries(panasWithTwoDigits))(
    '%s gives its ten panas, typed in either order',
    { tags: ['@MOCK-19'] },
    (digits, panas) => {
      const reversed = digits.charAt(1) + digits.charAt(0);
      expect(twoDigitsPanel({ two_digits: digits, bet_type: 'open' })).toEqual(panas);
      expect(twoDigitsPanel({ two_digits: reversed, bet_type: 'close' })).toEqual(panas);
    },
  );
});

describe('validated bets', () => {
  const everyTriple = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'));
  const triples = Object.values(panasByAnk).flatMap(({ TP }) => TP);
  const legal = new Set(
    Object.values(panasByAnk).flatMap(({ SP, DP, TP }) => [...SP, ...DP, ...TP]),
  );

  it('as a triple pana, and nothing for the other 990 texts', { tags: ['@SUGG-06'] }, () => {
    for (const pana of everyTriple) {
      expect(validatedTriplePana({ pana, points: 10, bet_type: 'open' })).toEqual(
        triples.includes(pana) ? [pana] : [],
      );
    }
  });

  it('as a half sangam with its open part first, and nothing without a pana', {
    tags: ['@SUGG-17'],
  }, () => {
    for (const pana of everyTriple) {
      const bet = { pana, digit: '5', bet_type: 'close' } as const;
      const isLegal = legal.has(pana);
      expect(validatedHalfSangam({ ...bet, sangam_type: 'A' })).toEqual(
        isLegal ? [`5-${pana}`] : [],
      );
      expect(validatedHalfSangam({ ...bet, sangam_type: 'B' })).toEqual(
        isLegal ? [`${pana}-5`] : [],
      );
    }
  });

  it('as a full sangam, and nothing unless both are panas', { tags: ['@SUGG-18'] }, () => {
    for (const pana of everyTriple) {
      const open = { open_pana: pana, close_pana: '236', bet_type: 'close' } as const;
      const close = { open_pana: '236', close_pana: pana, bet_type: 'close' } as const;
      expect(validatedFullSangam(open)).toEqual(legal.has(pana) ? [`${pana}-236`] : []);
      expect(validatedFullSangam(close)).toEqual(legal.has(pana) ? [`236-${pana}`] : []);
    }
  });
});

describe('brackets', () => {
  it.each(['half', 'full'] as const)(
    'the %s bracket has the ten jodis of the table',
    { tags: ['@MOCK-18'] },
    (mode) => {
      expect(bracketJodis(mode)).toEqual(table[mode]);
    },
  );
});
