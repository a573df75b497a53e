import { expect, it } from 'vitest';
import { replaceTexts } from './replace-texts.ts';

const replaced = (text: string, ...texts: readonly string[]) =>
  replaceTexts(text, new Map(texts.map((one) => [one, `<${one}>`])));

it.each<[what: string, text: string, texts: string[], expected: string]>([
  [
    'a short text within a longer one',
    'a pass, a password',
    ['pass', 'password'],
    'a <pass>, a <password>',
  ],
  ['a text that its replacement holds', 'bb', ['b'], '<b><b>'],
  ['a text that another replacement holds', 'ab', ['a', '<', 'b>'], '<a>b'],
  ['a text across two replacements', 'abc', ['ab', 'c', '><'], '<ab><c>'],
  ['texts with signs of regular expressions', 'a.b*(c)', ['.b*', '(c'], 'a<.b*><(c>)'],
  ['an empty text', 'abc', [''], 'abc'],
])('one pass replaces %s', (_, text, texts, expected) => {
  expect(replaced(text, ...texts)).toBe(expected);
});
