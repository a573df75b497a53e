import { describe, expect, it } from 'vitest';
import { describeFound, type Finding, findingLines } from './finding.ts';

const finding = (members: Partial<Finding> = {}): Finding => ({
  place: '$.name',
  found: 'is missing',
  expected: 'a text',
  effect: 'sees no name',
  ...members,
});
const line = '$.name is missing, expected a text: the player sees no name';

describe('the lines of findings', () => {
  it('are one for each cause, with the number of further rows', () => {
    const rows = [0, 1, 12].map((row) => finding({ place: `$[${row}].name` }));
    expect(findingLines([])).toEqual([]);
    expect(findingLines([finding()])).toEqual([line]);
    expect(findingLines([...rows, finding()])).toEqual([
      '$[0].name is missing, expected a text (and 2 more like it): the player sees no name',
      line,
    ]);
    expect(findingLines([finding(), finding({ expected: 'a number' })])).toHaveLength(2);
    expect(findingLines([finding(), finding({ found: 'is null' })])).toHaveLength(1);
  });

  it('are no longer than 200 characters, and leave 70 to what the player sees', () => {
    const start = '$.name is missing, expected ';
    const whole = 'x'.repeat(130 - start.length);
    expect(findingLines([finding({ expected: whole })])).toEqual([
      `${start}${whole}: the player sees no name`,
    ]);
    expect(findingLines([finding({ expected: `${whole}x` })])).toEqual([
      `${start}${whole.slice(1)}…: the player sees no name`,
    ]);
    const left = 200 - line.length;
    const longest = `sees no name${'y'.repeat(left)}`;
    expect(findingLines([finding({ effect: longest })])).toEqual([`${line}${'y'.repeat(left)}`]);
    expect(findingLines([finding({ effect: `${longest}y` })])).toEqual([
      `${line}${'y'.repeat(left - 1)}…`,
    ]);
  });
});

it('describes what a response has', () => {
  expect(['', ' ', null, undefined, 5].map(describeFound)).toEqual([
    'is an empty text',
    'is a text of blanks',
    'is null',
    'is missing',
    'is 5',
  ]);
});
