import { bracketJodis as table } from '@matka/fixtures/numbers/red-bracket';
import { expect, it } from 'vitest';
import { bracketJodis } from './brackets.ts';

it.each(['half', 'full'] as const)(
  'the %s bracket has the ten jodis of the table',
  { tags: ['@MOCK-18'] },
  (mode) => {
    expect(bracketJodis(mode)).toEqual(table[mode]);
  },
);
