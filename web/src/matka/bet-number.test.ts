import { expect, it } from 'vitest';
import {
  type BetNumber,
  decidingSession,
  isHit,
  isSameNumber,
  numberOf,
  numberOfLabel,
  numberText,
  placesOf,
} from './bet-number.ts';

/** The places of a number as a result, `*` where it names nothing. */
function asResult(number: BetNumber): string {
  const lines = ['***', '**', '***'].map((line) => [...line]);
  const digits = Object.values(number).flatMap((each) => [...each]);
  for (const [index, place] of placesOf(number).entries()) {
    const [line, at] = place.split('.').map(Number);
    lines[line ?? 0]?.splice(at ?? 0, 1, digits[index] ?? '');
  }
  return lines.map((line) => line.join('')).join('-');
}

it.each([
  ['7', 'open', 'open', '***-7*-***', '7'],
  ['7', 'close', 'close', '***-*7-***', '7'],
  ['47', 'open', 'close', '***-47-***', '47'],
  ['128', 'open', 'open', '128-**-***', '128'],
  ['128', 'close', 'close', '***-**-128', '128'],
  ['000', 'open', 'open', '000-**-***', '000'],
  // The histories write the pana first.
  ['5-128', 'open', 'close', '***-5*-128', '128-5'],
  ['128-5', 'open', 'close', '128-*5-***', '128-5'],
  ['128-236', 'close', 'close', '128-**-236', '128-236'],
] as const)(
  'the number %s of %s is decided by %s, has the place %s and is written %s',
  (label, session, deciding, result, text) => {
    const number = numberOfLabel(label, session);
    if (!number) throw new Error('The label has no number');
    expect([decidingSession(number), asResult(number), numberText(number)]).toEqual([
      deciding,
      result,
      text,
    ]);
  },
);

it.each(['N/A', '', '1, 2', '12-34', '1234', '1-2-3', '7-', '-7'])(
  'the label %j has no number',
  (label) => expect(numberOfLabel(label, 'open')).toBeUndefined(),
);

it.each([
  [{ open_digit: '5', close_pana: '128' }, 'open', '***-5*-128'],
  [{ open_pana: '128', close_digit: '5' }, 'close', '128-*5-***'],
  [{ open_pana: '140', close_pana: '128', jodi: '' }, 'close', '140-**-128'],
  [{ jodi: '05' }, 'open', '***-05-***'],
  [{ open_digit: '4', close_digit: '7' }, 'close', '***-47-***'],
  // Odd Even.
  [{ jodi: '7' }, 'open', '***-7*-***'],
  [{ digit: '0' }, 'close', '***-*0-***'],
  [{ pana: '000', open_digit: '' }, 'open', '000-**-***'],
  [{ close_pana: '128' }, 'close', '***-**-128'],
  [{ open_digit: '4' }, undefined, '***-4*-***'],
  // A host may repeat parts of a sangam.
  [{ open_digit: '5', close_pana: '128', pana: '128' }, 'close', '***-5*-128'],
  [{ open_pana: '128', close_digit: '5', digit: '5' }, 'open', '128-*5-***'],
  [{ open_pana: '128', close_digit: '5', open_digit: '1' }, 'close', '128-*5-***'],
])('the number of %o on %s has the place %s', (fields, session, result) => {
  expect(asResult(numberOf(fields, session) ?? {})).toBe(result);
});

it.each([
  [{ pana: '128' }, undefined],
  [{ digit: '5' }, 'both'],
  [{ open_pana: '14', close_pana: '128' }, 'close'],
  [{}, 'open'],
])('the fields %o on %s have no place in a result', (fields, session) => {
  expect(numberOf(fields, session)).toBeUndefined();
});

const drawn = { open_pana: '130', open_digit: '4', close_digit: '7', close_pana: '160' };
const half = { ...drawn, close_digit: '', close_pana: '' };
it.each([
  ['4', 'open', drawn, true],
  ['139', 'open', drawn, false],
  ['45', 'open', drawn, false],
  ['47', 'open', drawn, true],
  ['47', 'open', half, false],
  ['4-160', 'open', drawn, true],
  ['4-169', 'open', drawn, false],
  ['130-7', 'open', drawn, true],
  ['130-160', 'open', half, false],
  ['7', 'open', drawn, false],
] as const)('the number %s of %s wins only as a whole: %o %s', (label, session, result, hits) => {
  const number = numberOfLabel(label, session);
  expect(number && isHit(number, result)).toBe(hits);
});

it('the number of a label equals the same number of a record, and differs for another session', () => {
  const record = numberOf({ open_digit: '5', close_pana: '128' }, 'close');
  expect(isSameNumber(record, numberOfLabel('5-128', 'close'))).toBe(true);
  expect(isSameNumber(record, numberOfLabel('128-5', 'close'))).toBe(false);
  expect(isSameNumber(numberOfLabel('7', 'open'), numberOfLabel('7', 'close'))).toBe(false);
  expect(isSameNumber(undefined, undefined)).toBe(false);
});
