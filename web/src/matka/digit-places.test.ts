import { expect, it } from 'vitest';
import { decidingSession, digitPlaces } from './digit-places.ts';

/** The places of a number as a result, `*` where it names nothing. */
function asResult(label: string, session: 'open' | 'close'): string {
  const lines = [
    ['*', '*', '*'],
    ['*', '*'],
    ['*', '*', '*'],
  ];
  for (const { digit, line, at } of digitPlaces(label, session)) lines[line]?.splice(at, 1, digit);
  return lines.map((line) => line.join('')).join('-');
}

it.each([
  ['7', 'open', 'open', '***-7*-***'],
  ['7', 'close', 'close', '***-*7-***'],
  ['47', 'open', 'close', '***-47-***'],
  ['128', 'open', 'open', '128-**-***'],
  ['128', 'close', 'close', '***-**-128'],
  ['5-128', 'open', 'close', '***-5*-128'],
  ['128-5', 'open', 'close', '128-*5-***'],
  ['128-236', 'close', 'close', '128-**-236'],
] as const)(
  '%s of %s is decided by %s and stands in a result at %s',
  (label, session, deciding, result) => {
    expect([decidingSession(label, session), asResult(label, session)]).toEqual([deciding, result]);
  },
);

it.each(['N/A', '', '1, 2', '12-34', '1234', '1-2-3'])('%j names no place of a result', (label) => {
  expect(digitPlaces(label, 'open')).toEqual([]);
});
