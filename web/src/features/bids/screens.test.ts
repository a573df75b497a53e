import type { SentBetTypeConfig } from '@matka/contracts/api/bet-types';
import type { SuggestionBetTypeId } from '@matka/contracts/api/suggestions';
import { expect } from 'vitest';
import { eachTagged } from '../../../../scripts/testing/each-tagged.ts';
import {
  addForTest,
  definitionIn,
  filledIn,
  isValidSuggestionRequest,
  requestOf,
} from '../../testing/bid-screens.ts';
import { english } from '../../testing/english.ts';

const FILL_IN = 'Please fill in all required fields';
const ENTER_ALL = 'Please enter all required fields';
const POINTS_FIRST = 'Please enter the Points before adding bid';
const RANGE = 'Points must be between 1 to 10000';
const FIX = 'Please fix the validation errors before adding bid';
const PANA = 'Invalid Pana';
const KIND = 'Please select at least one option (SP, DP, or TP)';
const jodis = {
  '- for 10': FILL_IN,
  '5 for': FILL_IN,
  '5 for 10': 'Please enter exactly 2 digits for Jodi Digit',
  '09 for 0': 'Please enter a jodi digit between 10 and 50',
  '51 for 10': 'Please enter a jodi digit between 10 and 50',
  '10 for 0': RANGE,
};
const keys = {
  '0 for': POINTS_FIRST,
  '0 for 0': 'Please select a digit between 1 and 8',
  '5 for 0': RANGE,
  '9 for 10': 'Please select a digit between 1 and 8',
};
const motor = (name: string) => ({
  '- for 10': FILL_IN,
  '1234 for': FILL_IN,
  '11 for 0': 'All digits must be unique',
  '123 for 0': `Minimum 4 digits required for ${name}`,
  '123456 for 0': `Maximum 5 digits allowed for ${name}`,
  '1234 for 0': RANGE,
});
const digitAndPana = {
  '- 128 for 10': ENTER_ALL,
  '5 - for 10': ENTER_ALL,
  '5 012 for': ENTER_ALL,
  '5 012 for 0': PANA,
  '5 101 for 10': PANA,
  '5 12 for 10': PANA,
  '5 128 for 0': RANGE,
};

eachTagged<[string, Readonly<Record<string, string>>, Partial<SentBetTypeConfig>?]>(
  [
    [
      'single-digit @SD-02 @VBID-06',
      {
        '- for 10': FILL_IN,
        '9 for': FILL_IN,
        '9 for 0': 'Please enter a digit between 1 and 8',
        '0 for 10': 'Please enter a digit between 1 and 8',
        '5 for 10001': RANGE,
      },
      { min_digit: 1, max_digit: 8 },
    ],
    ['single-digit-bulk @SDB-03 @VBID-08', keys, { min_digit: 1, max_digit: 8 }],
    ['single-pana-bulk @SPB-05 @VBID-08', keys, { min_digit: 1, max_digit: 8 }],
    ['double-pana-bulk @DPB-05 @VBID-08', keys, { min_digit: 1, max_digit: 8 }],
    [
      'odd-even @OE-04 @VBID-08',
      { for: POINTS_FIRST, 'for 0': 'Please select at least one option', 'odd for 0': RANGE },
    ],
    ['red-bracket @VBID-08', { for: POINTS_FIRST, 'for 0': RANGE }],
    ['jodi-digits @JD-02 @JD-03 @VBID-06', jodis, { min_value: 10, max_value: 50 }],
    ['jodi-digits-bulk @JB-02 @VBID-06', jodis, { min_value: 10, max_value: 50 }],
    [
      'group-jodi @GJ-02 @VBID-06',
      {
        '- for 10': FILL_IN,
        '12 for': FILL_IN,
        '1 for 0': 'Invalid Jodi',
        '09 for 10': 'Invalid Jodi',
        '12 for 0': RANGE,
      },
    ],
    [
      'digits-based-jodi @DBJ-03 @VBID-07',
      { '- - for 10': ENTER_ALL, '3 - for': ENTER_ALL, '3 - for 0': RANGE },
    ],
    ['sp-motor @SPM-02 @SPM-03 @SPM-04 @VBID-06', motor('SP Motor'), { max_digits: 5 }],
    ['dp-motor @DPM-02 @DPM-03 @DPM-04 @VBID-06', motor('DP Motor'), { max_digits: 5 }],
    [
      'spdptp @SDT-02 @VBID-06',
      { '- for 10': FILL_IN, '5 for': FILL_IN, '5 for 0': KIND, '5 DP for 0': RANGE },
    ],
    [
      'choice-pana @CP-02 @CP-03 @VBID-07',
      {
        '- - - for 10': ENTER_ALL,
        '1 - - for': ENTER_ALL,
        '1 - - for 0': KIND,
        '1 - - TP for 0': RANGE,
      },
    ],
    [
      'two-digits-panel @TDP-02 @VBID-06',
      {
        '- for 10': FILL_IN,
        '12 for': FILL_IN,
        '1 for 0': 'Invalid Digits',
        '10 for 10': 'Invalid Digits',
        '12 for 0': RANGE,
      },
    ],
    [
      'penal-group @PG-02 @PG-03 @PG-04 @VBID-08',
      {
        '- for': 'Please enter a pana first to get suggestions',
        '128 for': POINTS_FIRST,
        '000 for 0': PANA,
        '321 for 10': PANA,
        '12 for 10': PANA,
        '128 for 0': RANGE,
      },
    ],
    [
      'single-pana @SP-02 @SP-05 @VBID-06',
      {
        '- for 10': FILL_IN,
        '128 for': FILL_IN,
        '122 for 10': FIX,
        '10 for 10': FIX,
        '12 for 0': 'Please enter exactly 3 digits for Single Pana',
        '128 for 0': RANGE,
      },
    ],
    [
      'single-pana @SP-02',
      { '128 for 10': 'Please enter exactly 2 digits for Single Pana' },
      { length: 2 },
    ],
    [
      'double-pana @DP-02 @VBID-06',
      {
        '- for 10': FILL_IN,
        '112 for': FILL_IN,
        '11 for 0': 'Please enter exactly 3 digits for Double Pana',
        '121 for 10': 'Digits must be in ascending order',
        '123 for 10': 'Must have exactly 2 same digits for Double Pana',
        '111 for 0': 'Must have exactly 2 same digits for Double Pana',
        '112 for 0': RANGE,
      },
    ],
    [
      'double-pana @DP-02',
      { '112 for 10': 'Please enter exactly 2 digits for Double Pana' },
      { length: 2 },
    ],
    [
      'triple-pana @TP-02 @VBID-06',
      {
        '- for 10': FILL_IN,
        '777 for': FILL_IN,
        '77 for 0': PANA,
        '778 for 10': PANA,
        '777 for 0': RANGE,
      },
    ],
    ['half-sangam @HS-02 @VBID-07', digitAndPana],
    ['half-sangam-a @HSA-02 @HSA-03 @VBID-07', digitAndPana],
    [
      'half-sangam-b @HSB-02 @HSB-03 @VBID-07',
      {
        '- 5 for 10': ENTER_ALL,
        '128 - for 10': ENTER_ALL,
        '128 5 for': ENTER_ALL,
        '012 5 for 0': PANA,
        '12 5 for 10': PANA,
        '128 5 for 0': RANGE,
      },
    ],
    [
      'full-sangam @FS-02 @FS-03 @VBID-07',
      {
        '- 236 for 10': ENTER_ALL,
        '128 - for 10': ENTER_ALL,
        '321 236 for 0': PANA,
        '128 012 for 0': PANA,
        '128 236 for 0': RANGE,
      },
    ],
  ],
  ['@VPTS-03'],
)('%s tells the first of what is wrong, and adds nothing', (row, messages, config) => {
  const definition = definitionIn(row);
  for (const [form, message] of Object.entries(messages)) {
    const { screen, failure } = addForTest(definition, filledIn(definition, form), config);
    const { state } = screen;
    expect([form, english(failure?.message), english(state.message)]).toEqual([
      form,
      message,
      message,
    ]);
    expect([state.bids, state.suggestions.status]).toEqual([[], 'none']);
  }
});

const halfSangamA = {
  '5 128 for 10': { sangam_type: 'A', pana: '128', digit: '5', bet_type: 'close' },
};

eachTagged<[string, SuggestionBetTypeId, Readonly<Record<string, object>>]>([
  ['single-pana-bulk @SUGG-04 @SPB-07', 6, { 0: { ank: 0 }, 9: { ank: 9 } }],
  ['double-pana-bulk @SUGG-05 @DPB-07', 8, { 0: { ank: 0 }, 9: { ank: 9 } }],
  ['triple-pana @SUGG-06', 9, { '777 for 25': { pana: '777', points: 25, bet_type: 'open' } }],
  ['penal-group @SUGG-07', 10, { '128 for 10': { pana: '128' }, '555 for 10': { pana: '555' } }],
  ['red-bracket @RB-01 @SUGG-08', 11, { 'for 10': { mode: 'half' } }],
  // The kinds in the order of the boxes, whatever the order in which they were ticked.
  ['spdptp @SUGG-09', 12, { '0 TP SP for 10': { ank: 0, types: ['SP', 'TP'] } }],
  [
    'choice-pana @CP-03 @SUGG-10',
    13,
    {
      '1 - - DP for 10': { left_digit: '1', types: ['DP'] },
      '- 5 - DP for 10': { middle_digit: '5', types: ['DP'] },
      '- - 0 DP for 10': { right_digit: '0', types: ['DP'] },
      '1 2 8 DP SP for 10': {
        left_digit: '1',
        middle_digit: '2',
        right_digit: '8',
        types: ['SP', 'DP'],
      },
    },
  ],
  ['sp-motor @SUGG-11', 14, { '98760 for 10': { digits: ['9', '8', '7', '6', '0'] } }],
  ['dp-motor @SUGG-12', 15, { '1230 for 10': { digits: ['1', '2', '3', '0'] } }],
  ['group-jodi @SUGG-13', 16, { '10 for 10': { jodi: '10' } }],
  [
    'digits-based-jodi @DBJ-03 @SUGG-14',
    17,
    {
      '3 - for 10': { left_digits: ['3'], right_digits: [] },
      '- 0 for 10': { left_digits: [], right_digits: ['0'] },
      '1 2 for 10': { left_digits: ['1'], right_digits: ['2'] },
    },
  ],
  [
    'odd-even @OE-01 @SUGG-15',
    18,
    {
      'odd for 10': { add_odd_digits: true, add_even_digits: false },
      'even for 10': { add_odd_digits: false, add_even_digits: true },
      'odd even for 10': { add_odd_digits: true, add_even_digits: true },
    },
  ],
  ['two-digits-panel @SUGG-16', 19, { '01 for 10': { two_digits: '01', bet_type: 'open' } }],
  ['half-sangam @SUGG-17', 20, halfSangamA],
  ['half-sangam-a @SUGG-17', 20, halfSangamA],
  [
    'half-sangam-b @SUGG-17',
    20,
    { '128 5 for 10': { sangam_type: 'B', pana: '128', digit: '5', bet_type: 'close' } },
  ],
  [
    'full-sangam @SUGG-18',
    21,
    { '128 236 for 10': { open_pana: '128', close_pana: '236', bet_type: 'close' } },
  ],
])('%s requests suggestions under id %d', (row, id, requests) => {
  const definition = definitionIn(row);
  for (const [form, payload] of Object.entries(requests)) {
    const filled = filledIn(definition, form);
    const request = requestOf(definition, filled);
    expect([form, request]).toEqual([
      form,
      { bet_type_id: expect.any(Number), market_id: 7, payload },
    ]);
    expect(requestOf(definition, filled, { withoutId: true })?.bet_type_id).toBe(id);
    expect(isValidSuggestionRequest(id, payload)).toBe(true);
  }
});

eachTagged([
  ['sp-motor @SPM-03', '123 for 10'],
  ['dp-motor @DPM-03', '123 for 10'],
  ['triple-pana @SUGG-06', '778 for 10'],
])('the screen %s requests no suggestions with the inputs %s', (row, form) => {
  const definition = definitionIn(row);
  expect(requestOf(definition, filledIn(definition, form))).toBeUndefined();
});
