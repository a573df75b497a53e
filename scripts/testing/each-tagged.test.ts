import { expect, it } from 'vitest';
import { eachTagged } from './each-tagged.ts';

it('a table whose rows would all have the same title is refused', () => {
  const table = eachTagged([
    ['@ERRL-05', 'one'],
    ['@ERRL-06', 'two'],
  ]);
  expect(() => table('%s the login shows its text', () => {})).toThrow(
    'All rows are called "the login shows its text"',
  );
});
