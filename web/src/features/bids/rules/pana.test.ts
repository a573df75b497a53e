import { panasByAnk } from '@matka/contracts/numbers/panas';
import { describe, expect, it } from 'vitest';
import { panaKind } from '../../../matka/panas.ts';
import { english } from '../../../testing/english.ts';
import {
  doublePanaFailure,
  penalGroupFailure,
  sangamPanaFailure,
  singlePanaFailure,
  triplePanaFailure,
} from './pana.ts';

const kinds = ['SP', 'DP', 'TP'] as const;
const canonical = (kind: (typeof kinds)[number]) =>
  Object.values(panasByAnk).flatMap((ank) => ank[kind]);
const everyText = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
const accepted = (failure: (pana: string) => unknown) =>
  everyText.filter((pana) => failure(pana) === undefined).sort();

describe('of the thousand texts of three digits', () => {
  it('Single Pana accepts the 120 single panas and no other', { tags: ['@SP-10'] }, () => {
    expect(accepted(singlePanaFailure)).toEqual(canonical('SP').sort());
  });

  it('Double Pana accepts the 90 double panas and no other', { tags: ['@DP-07'] }, () => {
    expect(accepted(doublePanaFailure)).toEqual(canonical('DP').sort());
  });

  it('Triple Pana accepts the 10 triple panas, 000 among them, and no other', {
    tags: ['@TP-02', '@TP-03'],
  }, () => {
    expect(accepted(triplePanaFailure)).toEqual(canonical('TP').sort());
    expect(english(triplePanaFailure('112'))).toBe('Invalid Pana');
  });

  it('a sangam accepts the 220 panas and no other', {
    tags: ['@HS-02', '@HSA-03', '@HSB-03', '@FS-02', '@FS-03'],
  }, () => {
    expect(accepted(sangamPanaFailure)).toEqual(kinds.flatMap(canonical).sort());
    expect(english(sangamPanaFailure('012'))).toBe('Invalid Pana');
    expect(english(sangamPanaFailure('12'))).toBe('Invalid Pana');
  });

  it('Penal Group accepts the 219 without a leading 0', { tags: ['@PG-02', '@PG-03'] }, () => {
    const without = kinds.flatMap(canonical).filter((pana) => !pana.startsWith('0'));
    expect(accepted(penalGroupFailure)).toEqual(without.sort());
    expect(english(penalGroupFailure('000'))).toBe('Invalid Pana');
    expect(english(penalGroupFailure('321'))).toBe('Invalid Pana');
  });
});

it.each(kinds)('knows every %s by its digits', { tags: ['@SDT-03'] }, (kind) => {
  expect(canonical(kind).map(panaKind)).toEqual(canonical(kind).map(() => kind));
});

it.each([
  ['12', 'Please enter exactly 3 digits for Single Pana'],
  ['112', 'All digits must be different'],
  ['211', 'All digits must be different'],
  ['132', 'Invalid Pana - digits must be in ascending order'],
  ['012', 'Invalid Pana - digits must be in ascending order'],
])('Single Pana rejects %s: %s', { tags: ['@SP-03', '@SP-04'] }, (pana, message) => {
  expect(english(singlePanaFailure(pana))).toBe(message);
});

it.each([
  ['11', 'Please enter exactly 3 digits for Double Pana'],
  ['121', 'Digits must be in ascending order'],
  ['001', 'Digits must be in ascending order'],
  ['321', 'Digits must be in ascending order'],
  ['123', 'Must have exactly 2 same digits for Double Pana'],
  ['111', 'Must have exactly 2 same digits for Double Pana'],
])('Double Pana rejects %s: %s', { tags: ['@DP-03', '@DP-04'] }, (pana, message) => {
  expect(english(doublePanaFailure(pana))).toBe(message);
});

it.each(['1111', '0111', '111 ', ' 111', 'x111'])(
  'a triple pana or one of a sangam has three digits and nothing else: “%s” is none',
  (text) => {
    expect(english(triplePanaFailure(text))).toBe('Invalid Pana');
    expect(english(sangamPanaFailure(text))).toBe('Invalid Pana');
  },
);

it('uses the length of the bet type', () => {
  expect(english(singlePanaFailure('123', 4))).toBe(
    'Please enter exactly 4 digits for Single Pana',
  );
  expect(english(doublePanaFailure('112', 4))).toBe(
    'Please enter exactly 4 digits for Double Pana',
  );
});
