import { bracketJodis as table } from '@matka/fixtures/numbers/red-bracket';
import { expect, it } from 'vitest';
import { bracketJodis } from './brackets.ts';

it.each(['half', 'full'] as const)(
  '[MOCK-18] the %s bracket has the ten jodis of the table',
  (mode) => {
    expect(bracketJodis(mode)).toEqual(table[mode]);
  },
);
