import { expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { message } from './errors.ts';

it.each([
  ['No.', 'No.'],
  [' No. ', 'No.'],
  [['One.', 'Two.'], 'One.'],
  [['', ' ', 'Two.'], 'Two.'],
  [[7, null, 'Text.'], 'Text.'],
  ['', undefined],
  [' \n', undefined],
  [[], undefined],
  [[' '], undefined],
  [7, undefined],
  [{ 0: 'No.' }, undefined],
  [null, undefined],
  [undefined, undefined],
])('an error with %j shows the player the text %j', (found, text) => {
  expect(read(message, found).value).toBe(text);
});
