import { panasByAnk } from '@matka/contracts/numbers/panas';
import { describe, expect, it } from 'vitest';
import { eachTagged } from '../../../../../scripts/testing/each-tagged.ts';
import type { Message } from '../../../i18n/text.ts';
import { panaKind } from '../../../matka/panas.ts';
import { english, inEnglish } from '../../../testing/english.ts';
import {
  digitFailure,
  groupJodiFailure,
  jodiFailure,
  keyFailure,
  motorFailure,
  positionFailure,
  twoDigitsFailure,
} from './digits.ts';
import {
  doublePanaFailure,
  doublePanaHints,
  liveDoublePana,
  liveSinglePana,
  penalGroupFailure,
  penalGroupHints,
  sangamHints,
  sangamPanaFailure,
  singlePanaFailure,
  singlePanaHints,
  triplePanaFailure,
} from './pana.ts';
import { pointsFailure, readPoints } from './points.ts';

type Rule = (text: string) => Message | undefined;

const digits = { min_digit: 0, max_digit: 9 };
const someDigits = { min_digit: 1, max_digit: 8 };
const jodis = { min_value: 0, max_value: 99 };
const someJodis = { min_value: 10, max_value: 50 };
const motor = { min_digits: 4, max_digits: 6 };
const shortMotor = { min_digits: 5, max_digits: 5 };

/** Rules with texts that they accept, and messages with texts that are rejected by them. */
eachTagged<[string, Rule, readonly string[], Readonly<Record<string, readonly string[]>>]>([
  [
    'a digit',
    (text) => digitFailure(text, digits),
    ['0', '5', '9'],
    { 'Please enter a digit between 0 and 9': ['', '12', '01', ' 1', '1 ', '1.', '+1'] },
  ],
  [
    'a digit in the range of its bet type',
    (text) => digitFailure(text, someDigits),
    ['1', '8'],
    { 'Please enter a digit between 1 and 8': ['0', '9'] },
  ],
  [
    'a key',
    (text) => keyFailure(text, someDigits),
    ['1', '8'],
    { 'Please select a digit between 1 and 8': ['0', '9', '01', ' 1', '1 ', '1.', '+1'] },
  ],
  [
    'a side of Digits Based Jodi @DBJ-02',
    positionFailure,
    ['', '0', '9'],
    { 'Please enter a valid digit (0-9)': ['12', 'a', ' '] },
  ],
  [
    'a jodi',
    (text) => jodiFailure(text, jodis),
    ['00', '05', '99'],
    { 'Please enter exactly 2 digits for Jodi Digit': ['5', '123', ''] },
  ],
  [
    'a jodi in the range of its bet type',
    (text) => jodiFailure(text, someJodis),
    ['10', '50'],
    { 'Please enter a jodi digit between 10 and 50': ['09', '51'] },
  ],
  [
    'a Group Jodi @GJ-02',
    groupJodiFailure,
    ['10', '55', '99'],
    { 'Invalid Jodi': ['09', '00', '5', '123', ''] },
  ],
  [
    'Two Digits Panel @TDP-02',
    twoDigitsFailure,
    ['01', '00', '12', '99'],
    { 'Invalid Digits': ['10', '21', '5', '123', ''] },
  ],
  [
    'a motor',
    (text) => motorFailure(text, motor, 'SP Motor'),
    ['1230', '98765', '123456'],
    {
      'All digits must be unique': ['1123', '11'],
      'Minimum 4 digits required for SP Motor': ['123'],
      'Maximum 6 digits allowed for SP Motor': ['1234567'],
    },
  ],
  [
    'a motor with the limits of its bet type',
    (text) => motorFailure(text, shortMotor, 'DP Motor'),
    ['12345'],
    {
      'Minimum 5 digits required for DP Motor': ['1234'],
      'Maximum 5 digits allowed for DP Motor': ['123456'],
    },
  ],
  [
    'a single pana @SP-03 @SP-04',
    singlePanaFailure,
    ['128', '120', '890'],
    {
      'Please enter exactly 3 digits for Single Pana': ['12'],
      'All digits must be different': ['112', '211'],
      'Invalid Pana - digits must be in ascending order': ['132', '012'],
    },
  ],
  [
    'a double pana @DP-03 @DP-04',
    doublePanaFailure,
    ['112', '100', '990'],
    {
      'Please enter exactly 3 digits for Double Pana': ['11'],
      'Digits must be in ascending order': ['121', '001', '321'],
      'Must have exactly 2 same digits for Double Pana': ['123', '111'],
    },
  ],
  [
    'a single pana of the length of its bet type',
    (text) => singlePanaFailure(text, 4),
    ['1234'],
    { 'Please enter exactly 4 digits for Single Pana': ['123'] },
  ],
  [
    'a double pana of the length of its bet type',
    (text) => doublePanaFailure(text, 4),
    ['1122'],
    { 'Please enter exactly 4 digits for Double Pana': ['112'] },
  ],
  [
    'a triple pana',
    triplePanaFailure,
    ['000', '777'],
    { 'Invalid Pana': ['112', '1111', '0111', '111 ', ' 111', 'x111'] },
  ],
  [
    'the pana of a sangam',
    sangamPanaFailure,
    ['000', '100', '128'],
    { 'Invalid Pana': ['012', '12', '1111', '0111', '111 ', ' 111', 'x111'] },
  ],
  [
    'the pana of a Penal Group',
    penalGroupFailure,
    ['128', '555'],
    { 'Invalid Pana': ['000', '321'] },
  ],
  [
    'points @VPTS-02',
    pointsFailure,
    ['1', '10', '0010', '10000'],
    {
      'Points must be between 1 to 10000': ['', '0', '00000', '10001', '99999', '1.5', '-1', ' 5'],
    },
  ],
])('%s is valid or has the message of its first failure', (_rule, failure, valid, messages) => {
  const found = (text: string) => [text, english(failure(text))];
  expect(valid.map(found)).toEqual(valid.map((text) => [text, undefined]));
  for (const [message, texts] of Object.entries(messages)) {
    expect(texts.map(found)).toEqual(texts.map((text) => [text, message]));
  }
});

it('the text of valid points is read as a number', () => {
  expect(['1', '0010', '10000'].map(readPoints)).toEqual([1, 10, 10000]);
  expect(['0', '10001', '5e3', ''].map(readPoints)).toEqual(Array(4).fill(undefined));
});

const kinds = ['SP', 'DP', 'TP'] as const;
type Kind = (typeof kinds)[number];

/** The panas of some kinds by the table of panas. */
const canonical = (...some: Kind[]) =>
  Object.values(panasByAnk)
    .flatMap((ank) => some.flatMap((kind) => ank[kind]))
    .sort();
const texts = (length: number) =>
  Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, '0'));
const withoutLeadingZero = canonical(...kinds).filter((pana) => !pana.startsWith('0'));

eachTagged<[string, Rule, readonly string[]]>([
  ['Single Pana @SP-10', singlePanaFailure, canonical('SP')],
  ['Double Pana @DP-07', doublePanaFailure, canonical('DP')],
  ['Triple Pana @TP-02 @TP-03', triplePanaFailure, canonical('TP')],
  ['a sangam @HS-02 @HSA-03 @HSB-03 @FS-02 @FS-03', sangamPanaFailure, canonical('SP', 'DP', 'TP')],
  ['Penal Group @PG-02 @PG-03', penalGroupFailure, withoutLeadingZero],
])('the rule accepts the panas of the table alone: %s', (_screen, failure, panas) => {
  expect(texts(3).filter((text) => failure(text) === undefined)).toEqual(panas);
});

it.each(kinds)('every %s is recognised by its digits', { tags: ['@SDT-03'] }, (kind) => {
  expect(canonical(kind).map(panaKind)).toEqual(canonical(kind).map(() => kind));
});

describe('the hints for an incomplete pana', () => {
  const list = (text: string) => text.split(' ').filter(Boolean);

  eachTagged([
    ['single panas @SP-11', '12', singlePanaHints, '123 124 125 126 127 128 129 120'],
    ['single panas @SP-11', '89', singlePanaHints, '890'],
    ['double panas @DP-08', '11', doublePanaHints, '112 113 114 115 116 117 118 119 110'],
    ['double panas @DP-08', '99', doublePanaHints, '990'],
    ['double panas @DP-08', '00', doublePanaHints, ''],
    ['the second digit again @DP-09', '12', doublePanaHints, '122'],
    ['the second digit again @DP-09', '10', doublePanaHints, '100'],
    ['no double pana @DP-09', '01', doublePanaHints, ''],
    ['no double pana @DP-09', '21', doublePanaHints, ''],
    ['panas of a sangam @SUGG-21', '12', sangamHints, '122 123 124 125 126 127 128 129 120'],
    ['panas of a sangam @SUGG-21', '00', sangamHints, '000'],
    ['panas of a sangam @SUGG-21', '21', sangamHints, ''],
    ['panas of a group @SUGG-23', '12', penalGroupHints, '122 123 124 125 126 127 128 129 120'],
    ['panas of a group @SUGG-23', '00', penalGroupHints, ''],
  ])('the hints are %s after %s', (_what, pair, hints, panas) => {
    expect(hints(pair)).toEqual(list(panas));
  });

  it.each(['01', '10', '11', '21', '00', '20', '02'])(
    'the hints are empty for a single pana that begins with %s',
    { tags: ['@SP-12'] },
    (pair) => {
      expect(singlePanaHints(pair)).toEqual([]);
    },
  );

  eachTagged([
    ['single panas @SP-11', singlePanaHints, canonical('SP')],
    ['double panas @DP-08', doublePanaHints, canonical('DP')],
    ['panas of a sangam @SUGG-21', sangamHints, canonical('SP', 'DP', 'TP')],
    ['panas of a group @SUGG-23', penalGroupHints, withoutLeadingZero],
  ])(
    'the hints offer all %s after two digits, and are empty for fewer or more digits',
    (_what, hints, panas) => {
      expect(
        texts(2)
          .flatMap((pair) => hints(pair) ?? [])
          .sort(),
      ).toEqual(panas);
      expect([hints(''), hints('1'), hints('123')]).toEqual([undefined, undefined, undefined]);
    },
  );
});

const beginnings = (pana: string) => ['', pana.slice(0, 1), pana.slice(0, 2), pana];

it('the check while typing accepts every single and double pana, digit by digit', () => {
  for (const typed of canonical('SP').flatMap(beginnings)) {
    expect(liveSinglePana(typed)).toEqual({ value: typed });
  }
  for (const typed of canonical('DP').flatMap(beginnings)) {
    expect(liveDoublePana(typed)).toEqual({ value: typed });
  }
});

it.each([
  ['0', '', 'Invalid pana'],
  ['10', '1', 'Invalid pana'],
  ['11', '1', 'Invalid pana'],
  ['21', '2', 'Invalid pana'],
  ['122', '12', 'Digits must be in ascending order'],
  ['121', '12', 'Digits must be in ascending order'],
  ['103', '1', 'Invalid pana'],
])(
  'the text %s in Single Pana becomes “%s” with the message %s',
  { tags: ['@SP-06', '@SP-07', '@SP-08', '@SP-09'] },
  (typed, value, message) => {
    expect(inEnglish(liveSinglePana(typed))).toEqual({ value, message });
  },
);

it.each([
  ['0', 'Invalid pana'],
  ['011', 'Invalid pana'],
  ['21', 'Second digit must be greater than or equal to first'],
  ['211', 'Second digit must be greater than or equal to first'],
])(
  'the text %s in Double Pana stays, with the message %s',
  { tags: ['@DP-05', '@DP-06'] },
  (typed, message) => {
    expect(inEnglish(liveDoublePana(typed))).toEqual({ value: typed, message });
  },
);
