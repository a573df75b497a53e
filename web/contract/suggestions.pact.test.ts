import { shaped } from '@matka/contracts/pact/example';
import { fromState } from '@matka/contracts/pact/interaction';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import { expect, it } from 'vitest';
import { eachTagged } from '../../scripts/testing/each-tagged.ts';
import { getSuggestions, type SuggestionRequest } from '../src/api/suggestions.ts';
import { parseCombinations } from '../src/features/bids/engine/suggestion-request.ts';
import type { ScreenId } from '../src/lib/paths.ts';
import type { Filled } from '../src/testing/bid-screens.ts';
import { fill, openScreen, suggestedByKey, suggestedLabels } from './bid-screen.ts';
import { fails, reads } from './client.ts';
import { bettingError } from './examples/errors.ts';

/** The body that the client has to send, as the specification lists its fields. */
interface ExpectedBody {
  bet_type_id: number;
  payload: object;
}

interface Case {
  screen: ScreenId;
  sent: ExpectedBody;
  /** The combinations of the response, and the labels that the screen shows for their examples. */
  combinations: unknown;
  labels: readonly string[];
}

const requestFor = ({ bet_type_id, payload }: ExpectedBody) => ({
  body: { bet_type_id, market_id: fromState('market_id'), payload },
});

const suggestionInteraction = (
  description: string,
  { sent, combinations }: Case,
  request: () => Promise<readonly string[]>,
) =>
  reads(
    {
      description: `suggestions for ${description}`,
      endpoint: 'suggestions',
      request: requestFor(sent),
      body: { suggestions: { combinations } },
    },
    request,
  );

const pana = shaped('[0-9]{3}', '128');
const jodi = shaped('[0-9]{2}', '05');

const panas = { combinations: [pana], labels: ['128'] };
const jodis = { combinations: [jodi], labels: ['05'] };
/** Text that the client shows unchanged. */
const shown = { combinations: ['128 → 10'], labels: ['128 → 10'] };
const bracket = { combinations: { jodis: [jodi] }, labels: ['05'] };

/** The response and what the screen shows of it. */
type Suggested = Pick<Case, 'combinations' | 'labels'>;
type Row = [title: string, screen: ScreenId, Filled, id: number, payload: object, Suggested];

const fields: Row[] = [
  [
    'Triple Pana @SUGG-06',
    'triple-pana',
    { inputs: { triplePana: '777' }, points: '10' },
    9,
    { pana: '777', points: 10, bet_type: 'open' },
    shown,
  ],
  [
    'Penal Group @SUGG-07',
    'penal-group',
    { inputs: { penalGroup: '128' } },
    10,
    { pana: '128' },
    { combinations: [shaped('[^:]+:[^:]+', '128:SP')], labels: ['128'] },
  ],
  ['Red Bracket @SUGG-08 @ENT-12', 'red-bracket', {}, 11, { mode: 'half' }, bracket],
  [
    'SP DP TP @SUGG-09',
    'spdptp',
    { inputs: { singleDigit: '7' }, options: ['SP', 'TP'] },
    12,
    { ank: 7, types: ['SP', 'TP'] },
    panas,
  ],
  [
    'Choice Pana @SUGG-10',
    'choice-pana',
    { inputs: { leftDigit: '1', middleDigit: '2', rightDigit: '8' }, options: ['SP', 'DP', 'TP'] },
    13,
    { left_digit: '1', middle_digit: '2', right_digit: '8', types: ['SP', 'DP', 'TP'] },
    panas,
  ],
  [
    'Choice Pana by its middle digit @SUGG-10',
    'choice-pana',
    { inputs: { middleDigit: '2' }, options: ['DP'] },
    13,
    { middle_digit: '2', types: ['DP'] },
    panas,
  ],
  [
    'SP Motor @SUGG-11 @API-19 @ENT-12 @ROLE-02',
    'sp-motor',
    { inputs: { spMotor: '1234' } },
    14,
    { digits: ['1', '2', '3', '4'] },
    panas,
  ],
  [
    'DP Motor @SUGG-12',
    'dp-motor',
    { inputs: { dpMotor: '012345' } },
    15,
    { digits: ['0', '1', '2', '3', '4', '5'] },
    panas,
  ],
  ['Group Jodi @SUGG-13', 'group-jodi', { inputs: { groupJodi: '12' } }, 16, { jodi: '12' }, jodis],
  [
    'Digits Based Jodi @SUGG-14',
    'digits-based-jodi',
    { inputs: { leftDigit: '0', rightDigit: '5' } },
    17,
    { left_digits: ['0'], right_digits: ['5'] },
    jodis,
  ],
  [
    'Digits Based Jodi by its right digit @SUGG-14',
    'digits-based-jodi',
    { inputs: { rightDigit: '5' } },
    17,
    { left_digits: [], right_digits: ['5'] },
    jodis,
  ],
  [
    'Odd Even @SUGG-15',
    'odd-even',
    { options: ['odd'] },
    18,
    { add_odd_digits: true, add_even_digits: false },
    { combinations: [shaped('[0-9]', '3')], labels: ['3'] },
  ],
  [
    'Odd Even by its even digits @SUGG-15',
    'odd-even',
    { options: ['even'] },
    18,
    { add_odd_digits: false, add_even_digits: true },
    { combinations: [shaped('[0-9]', '4')], labels: ['4'] },
  ],
  [
    'Two Digits Panel @SUGG-16',
    'two-digits-panel',
    { inputs: { twoDigit: '12' } },
    19,
    { two_digits: '12', bet_type: 'open' },
    panas,
  ],
  [
    'Half Sangam A @SUGG-17',
    'half-sangam-a',
    { inputs: { openDigit: '5', closePana: '128' } },
    20,
    { sangam_type: 'A', pana: '128', digit: '5', bet_type: 'close' },
    shown,
  ],
  [
    'Half Sangam B @SUGG-17',
    'half-sangam-b',
    { inputs: { openPana: '128', closeDigit: '5' } },
    20,
    { sangam_type: 'B', pana: '128', digit: '5', bet_type: 'close' },
    shown,
  ],
  [
    'Full Sangam @SUGG-18',
    'full-sangam',
    { inputs: { openPana: '128', closePana: '236' } },
    21,
    { open_pana: '128', close_pana: '236', bet_type: 'close' },
    shown,
  ],
];

const withoutTags = (title: string) => title.replace(/ @\S+/g, '');

eachTagged(fields)(
  'POST /betting/suggestions/ returns the suggestions of %s',
  async (title, id, filledIn, bet_type_id, payload, suggested) => {
    const wanted: Case = { screen: id, sent: { bet_type_id, payload }, ...suggested };
    const screen = openScreen(id);
    fill(screen, filledIn);
    const labels = await suggestionInteraction(withoutTags(title), wanted, () =>
      suggestedLabels(screen),
    );
    expect(labels).toEqual(wanted.labels);
  },
);

it('POST /betting/suggestions/ returns the suggestions of a full Red Bracket', {
  tags: ['@SUGG-08'],
}, async () => {
  const question: SuggestionRequest = {
    bet_type_id: 11,
    market_id: exampleValues.market_id,
    payload: { mode: 'full' },
  };
  const wanted: Case = { screen: 'red-bracket', sent: question, ...bracket };
  const labels = await suggestionInteraction('Red Bracket, full', wanted, async () =>
    parseCombinations(await getSuggestions(question)),
  );
  expect(labels).toEqual(wanted.labels);
});

eachTagged([
  ['Single Pana Bulk @SUGG-04', 'single-pana-bulk', 6],
  ['Double Pana Bulk @SUGG-05', 'double-pana-bulk', 8],
] as const)(
  'POST /betting/suggestions/ returns the panas of %s',
  async (title, id, bet_type_id) => {
    const wanted: Case = { screen: id, sent: { bet_type_id, payload: { ank: 0 } }, ...panas };
    const screen = openScreen(id);
    const labels = await suggestionInteraction(withoutTags(title), wanted, () =>
      suggestedByKey(screen, '0'),
    );
    expect(labels).toEqual(wanted.labels);
  },
);

it('POST /betting/suggestions/ takes a request without a market, and its response names the bet type', {
  tags: ['@API-19', '@API-20'],
}, async () => {
  const question: SuggestionRequest = { bet_type_id: 6, payload: { ank: 3 } };
  const named = { id: 6, name: 'Single Pana Bulk', code: 'single_pana_bulk' };
  const { suggestions, bet_type } = await reads(
    {
      description: 'suggestions without a market',
      endpoint: 'suggestions',
      request: { body: question },
      body: { suggestions: { combinations: [pana] }, bet_type: named },
    },
    () => getSuggestions(question),
  );
  expect(suggestions.combinations).toEqual(['128']);
  expect(bet_type).toEqual(named);
});

it('POST /betting/suggestions/ fails with the field error if the payload is invalid', {
  tags: ['@API-21'],
}, async () => {
  const payload = { digits: ['1'] };
  const failure = await fails(
    {
      description: 'suggestions for an SP Motor of one digit',
      endpoint: 'suggestions',
      request: requestFor({ bet_type_id: 14, payload }),
      response: { status: 400, body: bettingError },
    },
    () => getSuggestions({ bet_type_id: 14, market_id: exampleValues.market_id, payload }),
  );
  expect(failure.body).toEqual({ error: bettingError.error });
});
