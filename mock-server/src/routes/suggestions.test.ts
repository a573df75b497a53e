import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

async function ask(betTypeId: number, payload: unknown, marketId = 7) {
  const { as } = await buildTestApp();
  const body = { bet_type_id: betTypeId, market_id: marketId, payload };
  return as(mainPlayer.mobile)('POST /betting/suggestions/', body);
}

it('a suggestion response has the combinations and the bet type of the request', async () => {
  const answer = await ask(16, { jodi: '12' });
  expect(answer.json()).toEqual({
    suggestions: { combinations: ['12', '17', '21', '26', '62', '67', '71', '76'] },
    bet_type: { id: 16, name: 'Group Jodi', code: 'group_jodi' },
  });
});

it.each([
  [6, { ank: 1 }, 12, '128 137 146'],
  [8, { ank: '1' }, 9, '100 119 155'],
  [9, { pana: '777', points: 5, bet_type: 'open' }, 1, '777'],
  [9, { pana: '778', points: 5, bet_type: 'open' }, 0, ''],
  [10, { pana: '112' }, 6, '112:DP 117:DP 126:SP'],
  [12, { ank: 5, types: ['SP', 'DP', 'TP'] }, 22, '140 159 168'],
  [12, { ank: 5, types: ['TP'] }, 1, '555'],
  [13, { left_digit: '1', types: ['SP'] }, 36, '120 123'],
  [13, { left_digit: '0', types: ['SP'] }, 0, ''],
  [14, { digits: ['1', '2', '3', '0'] }, 4, '120 123'],
  [14, { digits: [1, 2, 3, 4, 5] }, 10, '123 124'],
  [15, { digits: ['1', '2', '3', '0'] }, 12, '100 110'],
  [15, { digits: [1, 2, 3, 4, 5, 6] }, 30, '112 113'],
  [16, { jodi: '05' }, 4, '00 05 50 55'],
  [17, { left_digits: ['3'], right_digits: ['7'] }, 19, '07 17'],
  [18, { add_odd_digits: true, add_even_digits: false }, 5, '1 3 5 7 9'],
  [19, { two_digits: '12', bet_type: 'open' }, 10, '112 120 122'],
  [20, { sangam_type: 'A', pana: '128', digit: '5', bet_type: 'open' }, 1, '5-128'],
  [22, { sangam_type: 'B', pana: '128', digit: '5', bet_type: 'open' }, 1, '128-5'],
  [21, { open_pana: '128', close_pana: '236', bet_type: 'open' }, 1, '128-236'],
])(
  'bet type %i answers %j with %i combinations',
  { tags: ['@MOCK-15', '@MOCK-16', '@MOCK-17', '@MOCK-19', '@MOCK-20', '@MOCK-21', '@MOCK-22'] },
  async (betTypeId, payload, count, first) => {
    const { combinations } = (await ask(betTypeId, payload)).json().suggestions;
    expect([combinations.length, new Set(combinations).size]).toEqual([count, count]);
    expect(combinations.join(' ').startsWith(first)).toBe(true);
  },
);

it.each([
  ['half', '05 16 27 38 49 50 61 72 83 94'],
  ['full', '00 11 22 33 44 55 66 77 88 99'],
])(
  'the suggestions for the %s bracket have its jodis under jodis',
  { tags: ['@MOCK-18', '@ENT-12', '@SUGG-25'] },
  async (mode, jodis) => {
    const { combinations } = (await ask(11, { mode })).json().suggestions;
    expect(combinations).toEqual({ jodis: jodis.split(' ') });
  },
);

it.each([
  ['no payload at all', 14, undefined, 7],
  ['an unusable payload', 14, { digits: ['1', '1', '2', '3'] }, 7],
  ['a payload of another type', 16, { ank: 1 }, 7],
  ['a bet type without suggestions', 1, {}, 7],
  ['an unknown bet type', 99, {}, 7],
  ['an unknown market', 16, { jodi: '12' }, 99],
])(
  'a suggestion request with %s is answered with 400 and error',
  { tags: ['@API-22', '@MOCK-01'] },
  async (_, betTypeId, payload, marketId) => {
    const answer = await ask(betTypeId, payload, marketId);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: expect.any(String) });
  },
);
