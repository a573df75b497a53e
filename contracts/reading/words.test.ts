import * as Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { Pana, Session, Timestamp } from '../api/common.ts';
import { Default, Dictionary, Id, Message, Nullable, PythonDict } from '../api/schema.ts';
import { schemaOf } from './json-schema.ts';
import { read } from './read.ts';
import { expectedText, foundText, lossText } from './words.ts';

const fifty = 'x'.repeat(50);
const text = Type.String();

describe('in words', () => {
  it.each([
    [text, 'a text'],
    [Type.String({ pattern: '^\\d$' }), 'a text like ^\\d$'],
    [Pana, 'a text of three digits'],
    [Nullable(Pana), 'a text of three digits'],
    [Timestamp, 'a date and time with its zone'],
    [Id(), 'an id, e.g. a number'],
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
  ])('a declaration expects: %#', (declaration, words) => {
    expect(expectedText(schemaOf(declaration))).toBe(words);
  });

  it.each([
    [undefined, 'missing'],
    [null, 'null'],
    ['', 'the text “”'],
    [fifty.slice(0, 40), `the text “${fifty.slice(0, 40)}”`],
    [fifty, `the text “${fifty.slice(0, 40)}…”`],
    [['a'], 'a list'],
    [{ a: 1 }, 'an object'],
    [7.5, '7.5'],
    [true, 'true'],
  ])('a response has: %j', (found, words) => {
    expect(foundText(found)).toBe(words);
  });
});

describe('a loss in one line', () => {
  const market = Type.Object({
    id: Type.Integer(),
    name: Default(text, ''),
    pana: Type.Optional(Pana),
    [fifty]: Type.Optional(Type.Number()),
  });

  it.each([
    [{ name: 'A' }, '$[0].id is missing, expected a number: the client leaves out $[0]'],
    [{ id: 1, name: null }, '$[0].name is null, expected a text: the client takes ""'],
    [
      { id: 1, name: 'A', pana: '12' },
      '$[0].pana is the text “12”, expected a text of three digits: it is shown as it is',
    ],
    [
      { id: 1, name: 'A', pana: {} },
      '$[0].pana is an object, expected a text of three digits: the client goes without it',
    ],
    [
      { id: 1, name: 'A', [fifty]: 'x' },
      `$[0].${fifty.slice(0, 35)}… is the text “x”, expected a number: the client goes without it`,
    ],
  ])('says what the client does about %j', (entry, line) => {
    expect(read(Type.Array(market), [entry]).losses.map(lossText)).toEqual([line]);
  });

  it('says that a response cannot be used', () => {
    expect(read(market, []).losses.map(lossText)).toEqual([
      '$ is a list, expected an object: the client cannot use the response',
    ]);
  });
});
