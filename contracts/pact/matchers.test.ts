import * as Type from 'typebox';
import { expect, it } from 'vitest';
import { MarketsResponse } from '../api/markets.ts';
import { matchersOf } from './matchers.ts';

it.each([
  [MarketsResponse, [{ id: 1, unread: 1 }], 'Nothing is declared at $[0].unread.'],
  [MarketsResponse, [{ id: 1, open_time: 'noon' }], 'The declaration of $[0].open_time forbids'],
  [MarketsResponse, { id: 1 }, 'The declaration of $ forbids the example.'],
  [Type.Object({ id: Type.Integer() }), {}, 'The declaration of $ forbids the example.'],
])(
  'an example that its declaration does not allow is refused: $2',
  (declaration, example, message) => {
    expect(() => matchersOf(declaration, example)).toThrow(message);
  },
);
