import { expect, it } from 'vitest';
import { betType, got, posted, said } from '../test-support.ts';

const types = got('/bet-types/', [
  betType(10, 'penal_group', 'Penal Group'),
  betType(16, 'group_jodi', 'Group Jodi'),
  betType(20, 'half_sangam', 'Half Sangam'),
  betType(27, 'half_sangam_a', 'Half Sangam A'),
  betType(9, 'triple_pana', 'Triple Pana'),
  betType(14, 'sp_motor', 'SP Motor'),
  betType(17, 'digits_based_jodi', 'Digits Based Jodi'),
  betType(21, 'full_sangam', 'Full Sangam'),
]);
const suggested = (bet_type_id: number, payload: object, combinations: unknown) =>
  said(
    types,
    posted('/betting/suggestions/', { bet_type_id, payload }, { suggestions: { combinations } }),
  );
const motor = (...combinations: unknown[]) =>
  suggested(14, { digits: ['1', '2', '3', '4'] }, combinations);
const penal = (...combinations: unknown[]) => suggested(10, { pana: '111' }, combinations);
const place = 'POST /betting/suggestions/ $.suggestions.combinations';

it('a suggestion that is listed twice is a note', () => {
  expect(motor('123', '124', '134', '234', '123')).toEqual({
    failures: [],
    notes: [`${place} holds 123 twice, expected each once: the player gets one bet for it`],
  });
});

it.each([
  [['111', '116', '166', '666']],
  [['111 : TP', '116 : DP', '166 : DP', '666 : TP']],
  [['TP:111', '111:116', ' 166', '666:']],
  [[111, 116, 166, 666]],
])('the client reads the panas of Penal Group in %j', (combinations) => {
  expect(penal(...combinations).failures).toEqual([]);
});

it('Penal Group panas without keys are a note', () => {
  expect(penal('111', '116', '166', '666').notes).toHaveLength(1);
});

it.each([
  [penal('111:TP', '116:DP', '166:DP'), 'lacks 666'],
  [penal('111:TP', '116:DP', '166:DP', '666:TP', '123:SP'), 'holds 123'],
  [penal(), 'is missing or empty'],
  [motor('123', '124', '134', '134'), 'lacks 234'],
])('a list with wrong suggestions is a failure: it $1', ({ failures }, text) => {
  expect(failures).toEqual([expect.stringContaining(`${place} ${text}`)]);
});

it('jodis may be numbers as long as no jodi loses its zero', () => {
  const family = ['12', '17', '62', '67', '21', '26', '71', '76'];
  expect(suggested(16, { jodi: '12' }, family.map(Number)).failures).toEqual([]);
  const { failures } = suggested(16, { jodi: '50' }, ['05', '50', '00', '55'].map(Number));
  expect(failures).toEqual([expect.stringContaining('holds 0, expected 00 with its zero')]);
});

it.each([
  { left: ['5'], right: ['1'], list: ['51'] },
  { left: ['0'], right: ['0'], list: ['00'] },
  { left: ['0'], right: ['0'], list: [...'0123456789'].flatMap((d) => [`0${d}`, `${d}0`]) },
])(
  'the digits of Digits Based Jodi may be combined by either or by both: $list',
  ({ left, right, list }) => {
    const payload = { left_digits: left, right_digits: right };
    expect(suggested(17, payload, list).failures).toEqual([]);
  },
);

it.each([
  { left: ['5'], right: [], list: ['51'] },
  { left: ['5'], right: ['1'], list: ['51', '52'] },
  { left: ['5'], right: ['1'], list: [] },
])('jodis of other digits, or missing jodis, are a failure: $list', ({ left, right, list }) => {
  const payload = { left_digits: left, right_digits: right };
  expect(suggested(17, payload, list).failures).toHaveLength(1);
});

it.each([
  [20, { sangam_type: 'A', pana: '128', digit: '5', bet_type: 'close' }],
  [21, { open_pana: '128', close_pana: '678', bet_type: 'close' }],
  [9, { pana: '777', points: 5, bet_type: 'open' }],
])('what a host suggests for typed numbers is its own: type %i', (id, payload) => {
  for (const list of [['5-128'], ['128', '678'], ['678 × 128'], ['129', '130', '777', '888'], []])
    expect(suggested(id, payload, list)).toEqual({ failures: [], notes: [] });
});
