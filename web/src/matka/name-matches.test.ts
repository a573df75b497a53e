import { expect, it } from 'vitest';
import { nameMatches } from './name-matches.ts';

it.each([
  ['', true],
  ['  ', true],
  ['mil', true],
  ['DAY milan', true],
  [' milan  day ', true],
  ['milan night', false],
])('the search %j finds Milan Day: %j', (typed, found) => {
  expect(nameMatches('Milan Day', typed)).toBe(found);
});
