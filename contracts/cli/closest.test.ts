import { expect, it } from 'vitest';
import { suggestion } from './closest.ts';

const known = ['pages-of-7', 'extra-fields', 'x'.repeat(61)];

it.each([
  ['pages-of-8', ' Did you mean pages-of-7?'],
  ['extra-feilds', ' Did you mean extra-fields?'],
  ['extra', ' Did you mean extra-fields?'],
  ['zzz', ''],
  ['x'.repeat(62), ''],
])('the word that is meant is found for short texts only: %s', (word, found) => {
  expect(suggestion(word, known)).toBe(found);
});
