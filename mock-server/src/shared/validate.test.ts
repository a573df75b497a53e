import Type from 'typebox';
import { expect, it } from 'vitest';
import { validationError } from './validate.ts';

it('the validation of a long list of wrong entries stops at the first error', () => {
  let read = 0;
  const entry = {
    get digit() {
      read += 1;
      return 'x';
    },
  };
  const list = Type.Array(Type.Object({ digit: Type.Integer() }));
  expect(validationError(list, Array(1_000).fill(entry))).toBe('0.digit must be integer');
  expect(read).toBeLessThan(10);
});
