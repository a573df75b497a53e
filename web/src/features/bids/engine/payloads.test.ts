import type { BetTypeId } from '@matka/contracts/bet-types';
import { expect, it } from 'vitest';
import { eachTagged } from '../../../../../scripts/testing/each-tagged.ts';
import { definitionIn, isValidBet, openForTest } from '../../../testing/bid-screens.ts';
import { english } from '../../../testing/english.ts';
import { definitionWith } from '../definitions.ts';
import { tapKey } from './add-bid.ts';
import type { Definition } from './definition.ts';
import { changeCell, changePoints } from './form-actions.ts';
import { sessionOf } from './screen-bids.ts';
import { buildRequest } from './submitted-content.ts';
import { addLabels } from './table.ts';

const RANGE = 'Points must be between 1 to 10000';
const open = { points: 10, bet_type: 'open' };
const close = { points: 10, bet_type: 'close' };
const plain = { points: 10 };

/** The bet that a screen sends for a number: without a session where the table has `plain`. */
eachTagged<[string, BetTypeId, string, object]>([
  ['single-digit @SUBMIT-01', 1, '0', { digit: '0', ...open }],
  ['multi-digit @SUBMIT-01', 1, '0', { digit: '0', ...open }],
  ['single-digit-bulk @SUBMIT-02', 2, '7', { digit: '7', ...open }],
  ['jodi-digits @SUBMIT-03 @SUBMIT-26', 3, '05', { jodi: '05', ...plain }],
  ['jodi-digits-bulk @SUBMIT-04 @SUBMIT-26', 4, '05', { jodi: '05', ...plain }],
  ['single-pana-bulk @SUBMIT-07', 6, '128', { pana: '128', ...open }],
  ['double-pana @SUBMIT-08', 7, '100', { pana: '100', ...open }],
  ['double-pana-bulk @SUBMIT-09', 8, '100', { pana: '100', ...open }],
  ['triple-pana @SUBMIT-10', 9, '000', { pana: '000', ...open }],
  ['penal-group @SUBMIT-11', 10, '128', { pana: '128', ...open }],
  ['spdptp @SUBMIT-12', 12, '777', { pana: '777', ...open }],
  ['choice-pana @SUBMIT-13', 13, '128', { pana: '128', ...open }],
  ['sp-motor @SUBMIT-14', 14, '120', { pana: '120', ...open }],
  ['dp-motor @SUBMIT-15', 15, '100', { pana: '100', ...open }],
  ['two-digits-panel @SUBMIT-16', 19, '120', { pana: '120', ...open }],
  ['group-jodi @SUBMIT-19', 16, '05', { jodi: '05', ...close }],
  ['digits-based-jodi @SUBMIT-20', 17, '30', { jodi: '30', ...close }],
  // The single digits go out under the key jodi.
  ['odd-even @SUBMIT-21', 18, '1', { jodi: '1', ...open }],
  ['half-sangam @SUBMIT-30', 20, '5-128', { open_digit: '5', close_pana: '128', ...close }],
  ['half-sangam-a @SUBMIT-22', 20, '5-128', { open_digit: '5', close_pana: '128', ...close }],
  ['full-sangam @SUBMIT-23', 21, '128-236', { open_pana: '128', close_pana: '236', ...close }],
  ['half-sangam-b @SUBMIT-24', 22, '128-5', { open_pana: '128', close_digit: '5', ...close }],
])('%s sends under id %d for %s %j', (row, id, label, bet) => {
  const body = sent(definitionIn(row), [label]);
  const payload = { bets: [bet] };
  expect(body).toEqual({ bet_type_id: id, market_id: 7, amount: 10, payload });
  expect(isValidBet(id, payload)).toBe(true);
});

/** The body of POST /betting/ for 10 points on each number. */
function sent(definition: Definition, labels: readonly string[], points = 10) {
  const screen = openForTest(definition);
  const { form } = screen.state;
  if (definition.entry.kind === 'grid') {
    for (const label of labels) changeCell(screen, label, String(points));
  } else {
    addLabels(screen, labels, { points, session: sessionOf(screen, form) });
  }
  return buildRequest(screen, screen.state.bids, screen.state.form);
}

it('single-pana sends one bid inline and several bids in a list', {
  tags: ['@SUBMIT-05', '@SUBMIT-06', '@SUBMIT-25'],
}, () => {
  const bets = ['128', '120'].map((pana) => ({ pana, ...open }));
  const definition = definitionWith('single-pana');
  expect(sent(definition, ['128'])).toMatchObject({ bet_type_id: 5, payload: bets[0] });
  expect(sent(definition, ['128', '120'])).toMatchObject({ bet_type_id: 5, payload: { bets } });
  expect([bets[0], { bets }].map((payload) => isValidBet(5, payload))).toEqual([true, true]);
});

it.each([
  ['half', { bracketType: 'half' }],
  ['full', { bracketType: 'full' }],
  ['half', {}],
] as const)(
  'red-bracket sends the bracket %s for the choice %j',
  { tags: ['@SUBMIT-17', '@SUBMIT-18'] },
  (mode, chosen) => {
    const screen = openForTest(definitionWith('red-bracket'));
    addLabels(screen, ['05', '16'], { points: 10, session: 'close' });
    const form = { type: 'close', points: '', ...chosen } as const;
    const bets = ['05', '16'].map((jodi) => ({ jodi, ...plain }));
    const payload = { start: '05', mode, bets };
    expect(buildRequest(screen, screen.state.bids, form)).toMatchObject({
      bet_type_id: 11,
      payload,
    });
    expect(isValidBet(11, payload)).toBe(true);
  },
);

it('red-bracket always bids on close, even if the Type shows open', { tags: ['@RB-03'] }, () => {
  const screen = openForTest(definitionWith('red-bracket'), { bet_direction: 'both' });
  expect(sessionOf(screen, { ...screen.state.form, type: 'open' })).toBe('close');
});

it('single-digit-bulk adds the points to a digit with each tap', {
  tags: ['@SDB-01', '@SDB-02'],
}, () => {
  const screen = openForTest(definitionWith('single-digit-bulk'));
  changePoints(screen, '10');
  for (const digit of ['7', '0', '7']) expect(tapKey(screen, digit)).toBeUndefined();
  expect(screen.state.bids).toMatchObject([
    { label: '7', points: 20 },
    { label: '0', points: 10 },
  ]);
});

it('multi-digit sends a bid for each field with valid points in the range of the bet type', {
  tags: ['@MD-02', '@MD-04', '@MD-06'],
}, () => {
  const screen = openForTest(definitionWith('multi-digit'), { min_digit: 2 });
  const fill = (digit: string, points: string) => {
    changeCell(screen, digit, points);
    const bids = screen.state.bids.map((bid) => `${bid.label} ${bid.points}`);
    return [bids.join(), english(screen.state.message)];
  };
  expect(fill('2', '1')).toEqual(['2 1', undefined]);
  expect(fill('9', '10000')).toEqual(['2 1,9 10000', undefined]);
  expect(fill('1', '10')).toEqual(['2 1,9 10000', undefined]);
  expect(fill('9', '10001')).toEqual(['2 1', RANGE]);
  expect(fill('9', '0')).toEqual(['2 1', RANGE]);
  expect(fill('9', '')).toEqual(['2 1', undefined]);
});
