import { expect, it } from 'vitest';
import { suggestion } from './closest.ts';

const known = ['port', 'scenario', 'worlds', 'pages-of-7', 'x'.repeat(61)];

it.each([
  ['scenaro', 'scenario'],
  ['Scenario', 'scenario'],
  ['wrolds', 'worlds'],
  ['pages-of-8', 'pages-of-7'],
  ['scen', 'scenario'],
])('the mistyped word %s gets the suggestion %s', (word, meant) => {
  expect(suggestion(word, known, '--')).toBe(` Did you mean --${meant}?`);
});

it.each(['colour', 'z', 'x'.repeat(62)])('the word %.20s gets no suggestion', (word) => {
  expect(suggestion(word, known)).toBe('');
});
