import { expect, it } from 'vitest';
import { readBoolean } from './boolean.ts';

it.each(['1', 'true', 'TRUE', 'Yes', 'oN', ' true ', 'true\r'])(
  'a variable reads %j as true',
  (word) => {
    expect(readBoolean({ MATKA_FRESH: word }, 'MATKA_FRESH')).toBe(true);
  },
);

it.each(['0', 'false', 'False', 'NO', 'Off', 'false\r\n'])(
  'a variable reads %j as false',
  (word) => {
    expect(readBoolean({ MATKA_FRESH: word }, 'MATKA_FRESH')).toBe(false);
  },
);

it.each([undefined, '', '  '])('a variable with the value %j counts as not set', (word) => {
  expect(readBoolean({ MATKA_FRESH: word }, 'MATKA_FRESH')).toBeUndefined();
});

it.each(['2', 'y', 'enabled', 'truee', '00', '-1', 'null', 'falsch', 'a\nb'])(
  'a variable refuses %j in one line with its name',
  (word) => {
    expect(() => readBoolean({ MATKA_FRESH: word }, 'MATKA_FRESH')).toThrow(
      `MATKA_FRESH takes one of: 1, true, yes, on, 0, false, no, off, not ${JSON.stringify(word)}.`,
    );
  },
);
