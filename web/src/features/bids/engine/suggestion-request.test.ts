import { SuggestionResponse } from '@matka/contracts/api/suggestions';
import { read } from '@matka/contracts/reading/read';
import { expect, it } from 'vitest';
import type { ScreenId } from '../../../lib/paths.ts';
import { definitionWith } from '../definitions.ts';
import { isNumberOf, parseCombinations, readKeyedPana } from './suggestion-request.ts';

const response = (list: object): SuggestionResponse => {
  const { value } = read(SuggestionResponse, { suggestions: list });
  if (!value) throw new Error('The suggestions cannot be read');
  return value;
};

it('the list of a response is read from suggestions.combinations', { tags: ['@SUGG-25'] }, () => {
  expect(parseCombinations(response({ combinations: ['123', '124'] }))).toEqual(['123', '124']);
});

it('the list of a Red Bracket response is read from jodis, inside or beside the combinations', {
  tags: ['@SUGG-25'],
}, () => {
  expect(parseCombinations(response({ combinations: { jodis: ['05', '16'] } }))).toEqual([
    '05',
    '16',
  ]);
  expect(parseCombinations(response({ jodis: ['05'] }))).toEqual(['05']);
});

it.each([{}, { combinations: null }, { combinations: 'none' }, { combinations: [{}, null] }])(
  'the list of a response is empty for %j',
  (list) => {
    expect(parseCombinations(response(list))).toEqual([]);
  },
);

it.each<[ScreenId, string, readonly string[]]>([
  ['red-bracket', '05', ['5', '055', 'ab', '5 ', '']],
  ['odd-even', '0', ['10', 'a', '']],
  ['sp-motor', '000', ['12', '1234', '128:SP']],
])(
  'a combination of %s is accepted only as the text %s',
  { tags: ['@RB-04'] },
  (id, text, others) => {
    const definition = definitionWith(id);
    expect([text, ...others].filter((each) => isNumberOf(definition, each))).toEqual([text]);
  },
);

it.each([
  ['128:SP', '128'],
  ['SP:128', '128'],
  ['128:137', '137'],
  ['group: 137', '137'],
  [' 137 :SP', '137'],
  ['SP:DP:137', undefined],
  ['12:SP', undefined],
  ['128', '128'],
  ['', undefined],
])('a combination of Penal Group is read from %s as %s', { tags: ['@PG-07'] }, (text, pana) => {
  expect(readKeyedPana(text)).toBe(pana);
});
