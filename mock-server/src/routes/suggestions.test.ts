import { mainPlayer } from '@matka/fixtures/players';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

async function asking() {
  const { as } = await buildTestApp();
  const call = as(mainPlayer.mobile);
  return (betTypeId: number, payload: unknown, more: object = { market_id: 7 }) =>
    call('POST /betting/suggestions/', { bet_type_id: betTypeId, payload, ...more });
}
const combinations = async (betTypeId: number, payload: unknown) =>
  (await (await asking())(betTypeId, payload)).json().suggestions.combinations;

const sixDigits = ['1', '2', '3', '4', '5', '6'];

describe('POST /betting/suggestions/', () => {
  it('answers the combinations and the bet type that asked', async () => {
    const ask = await asking();
    const answer = await ask(16, { jodi: '12' });
    expect(answer.json()).toEqual({
      suggestions: { combinations: ['12', '17', '21', '26', '62', '67', '71', '76'] },
      bet_type: { id: 16, name: 'Group Jodi', code: 'group_jodi' },
    });
  });

  it('gives the 12 single and the 9 double panas of an ank, as number or as text', {
    tags: ['@MOCK-15'],
  }, async () => {
    const single = await combinations(6, { ank: 1 });
    expect([...single].sort().join(' ')).toBe('128 137 146 236 245 290 380 470 489 560 579 678');
    const double = await combinations(8, { ank: '1' });
    expect([...double].sort().join(' ')).toBe('100 119 155 227 335 344 399 588 669');
  });

  it('gives C(n,3) single and n(n-1) double panas of n motor digits', {
    tags: ['@MOCK-16'],
  }, async () => {
    for (const n of [4, 5, 6]) {
      const digits = sixDigits.slice(0, n);
      expect(await combinations(14, { digits })).toHaveLength((n * (n - 1) * (n - 2)) / 6);
      expect(await combinations(15, { digits: digits.map(Number) })).toHaveLength(n * (n - 1));
    }
  });

  it('gives the family of a jodi and of a pana', { tags: ['@MOCK-17'] }, async () => {
    expect(await combinations(16, { jodi: '05' })).toEqual(['00', '05', '50', '55']);
    const family = await combinations(10, { pana: '112' });
    expect(family.map((text: string) => text.split(':')[0])).toEqual([
      '112',
      '117',
      '126',
      '167',
      '266',
      '667',
    ]);
    expect(family).toContain('112:DP');
  });

  it('gives the ten jodis of a bracket under jodis', {
    tags: ['@MOCK-18', '@ENT-12'],
  }, async () => {
    expect((await combinations(11, { mode: 'half' })).jodis.join(' ')).toBe(
      '05 16 27 38 49 50 61 72 83 94',
    );
    expect((await combinations(11, { mode: 'full' })).jodis.join(' ')).toBe(
      '00 11 22 33 44 55 66 77 88 99',
    );
  });

  it('gives the ten panas that hold both digits', { tags: ['@MOCK-19'] }, async () => {
    const found = await combinations(19, { two_digits: '12', bet_type: 'open' });
    expect([...found].sort().join(' ')).toBe('112 120 122 123 124 125 126 127 128 129');
  });

  it('gives 12, 9 and 1 panas of an ank for the ticked kinds', { tags: ['@MOCK-20'] }, async () => {
    expect(await combinations(12, { ank: 5, types: ['SP'] })).toHaveLength(12);
    expect(await combinations(12, { ank: 5, types: ['DP'] })).toHaveLength(9);
    expect(await combinations(12, { ank: 5, types: ['TP'] })).toEqual(['555']);
    expect(await combinations(12, { ank: 5, types: ['SP', 'DP', 'TP'] })).toHaveLength(22);
  });

  it('filters the ticked kinds by place and may give none', { tags: ['@MOCK-21'] }, async () => {
    expect(await combinations(13, { left_digit: '1', types: ['SP'] })).toHaveLength(36);
    expect(await combinations(13, { left_digit: '0', types: ['SP'] })).toEqual([]);
  });

  it('gives single digits for odd and even', { tags: ['@MOCK-22'] }, async () => {
    const asked = { add_odd_digits: true, add_even_digits: false };
    expect(await combinations(18, asked)).toEqual(['1', '3', '5', '7', '9']);
  });

  it('gives the 19 jodis of a left and a right digit', { tags: ['@DBJ-04'] }, async () => {
    const found = await combinations(17, { left_digits: ['3'], right_digits: ['7'] });
    expect(found).toHaveLength(19);
    expect(found.every((jodi: string) => jodi[0] === '3' || jodi[1] === '7')).toBe(true);
  });

  it.each([
    ['no payload at all', 14, undefined],
    ['an unusable payload', 14, { digits: ['1', '1', '2', '3'] }],
    ['a payload of another type', 16, { ank: 1 }],
    ['a bet type without suggestions', 1, {}],
    ['an unknown bet type', 99, {}],
    ['an unknown market', 16, { jodi: '12', market_id: 99 }],
  ])(
    'answers %s with 400 and error',
    { tags: ['@API-22', '@MOCK-01'] },
    async (_, betTypeId, payload) => {
      const ask = await asking();
      const { market_id: marketId = 7, ...rest } = (payload ?? {}) as { market_id?: number };
      const answer = await ask(betTypeId, payload && rest, { market_id: marketId });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ error: expect.any(String) });
    },
  );
});
