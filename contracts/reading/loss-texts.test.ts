import * as Type from 'typebox';
import { expect, it } from 'vitest';
import { Pana, Session, Timestamp } from '../api/common.ts';
import { Default, Dictionary, Id, Message, Nullable, OpaqueId, PythonDict } from '../api/schema.ts';
import { schemaOf } from './json-schema.ts';
import { effectText, expectedText } from './loss-texts.ts';
import { read } from './read.ts';

const text = Type.String();

it.each([
  [text, 'a text'],
  [Type.String({ pattern: '^\\d$' }), 'a text like ^\\d$'],
  [Pana, 'a text of three digits'],
  [Nullable(Pana), 'a text of three digits'],
  [Timestamp, 'a date and time with its zone'],
  [Id(), 'an id, e.g. a number'],
  [OpaqueId(), 'an id, e.g. a number'],
  [Message(), 'a text, or a list of texts'],
  [Type.Number(), 'a number'],
  [Type.Integer({ minimum: 1 }), 'a number of at least 1'],
  [Type.Integer({ minimum: 0 }), 'a number of at least 0'],
  [Type.Boolean(), 'true or false'],
  [Session, 'open or close'],
  [Type.Array(text), 'a list'],
  [Dictionary(text), 'an object'],
  [Type.Object({}), 'an object'],
  [Type.Union([Type.Array(text), text]), 'a list or a text'],
  [PythonDict(text), 'a text that the client can parse'],
])('a declaration is described in words: $1', (declaration, words) => {
  expect(expectedText(schemaOf(declaration))).toBe(words);
});

const market = Type.Object({
  id: Type.Integer(),
  name: Default(text, ''),
  pana: Type.Optional(Pana),
  limit: Type.Optional(Default(Type.Number(), 0)),
  side: Default(Session, 'open'),
  bulk: Default(Type.Boolean(), false),
  rows: Default(Type.Array(text), ['a']),
});
const whole = { id: 1, name: 'A', side: 'close', bulk: true, rows: [] };

it.each([
  [{ ...whole, id: undefined }, 'does not see $[0]'],
  [{ ...whole, name: null }, 'sees nothing instead'],
  [{ ...whole, pana: '12' }, 'sees it as it is'],
  [{ ...whole, pana: {} }, 'sees nothing instead'],
  [{ ...whole, limit: 'x' }, 'sees 0 instead'],
  [{ ...whole, side: 'both' }, 'sees open instead'],
  [{ ...whole, bulk: 2 }, 'sees false instead'],
  [{ ...whole, rows: {} }, 'sees nothing instead'],
])('the effect on the player follows from the declaration: %j', (entry, effect) => {
  expect(read(Type.Array(market), [entry]).losses.map(effectText)).toEqual([effect]);
});

it('the effect on the player is an error where the response cannot be used', () => {
  expect(read(market, []).losses.map(effectText)).toEqual(['sees an error instead']);
});
