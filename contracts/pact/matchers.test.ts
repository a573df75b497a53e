import * as Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { CalendarDay, Pana, Points, Session } from '../api/common.ts';
import { MarketsResponse } from '../api/markets.ts';
import { Default, Dictionary, Id, Meant, Nullable, PythonDict } from '../api/schema.ts';
import { anyKeys, containing, exactly, shaped } from './example.ts';
import { matchersOf } from './matchers.ts';

const type = { 'pact:matcher:type': 'type' };
const filled = [type, { 'pact:matcher:type': 'notEmpty' }];
const like = (regex: string) => [type, { 'pact:matcher:type': 'regex', regex }];
const text = Type.String();

describe('the matchers of a declaration', () => {
  it.each([
    [text, 'Kalyan', filled],
    [Pana, '128', like('[0-9]{3}')],
    [Meant('^(open|close)$'), 'open', like('(open|close)')],
    [Type.String({ pattern: '^\\d\\d:\\d\\d$' }), '16:00', like('\\d\\d:\\d\\d')],
    [Type.String({ pattern: '^https?:' }), 'http://a', like('https?:[\\s\\S]*')],
    [CalendarDay, '2026-11-19', like('\\d{4}-\\d{2}-\\d{2}')],
    [Session, 'open', like('open|close')],
    [Id(), 41, like('[\\w.:-]+')],
    [Points, 9.5, 'number'],
    [Type.Boolean(), false, 'type'],
    [Type.Union([Type.Number(), text]), 'a', filled],
  ])('say what it reads: %#', (declaration, example, matcher) => {
    expect(matchersOf(declaration, example)).toMatchObject({
      'pact:matcher:type': matcher,
      value: example,
    });
  });

  it('take a text that may be missing as it comes, and null for absence', () => {
    const declaration = Type.Object({
      a: Type.Optional(text),
      b: Nullable(text),
      c: Default(text, ''),
    });
    expect(matchersOf(declaration, { a: 'x', b: null, c: 'y' })).toMatchObject({
      a: { 'pact:matcher:type': [type] },
      b: { 'pact:matcher:type': 'null' },
      c: { 'pact:matcher:type': filled },
    });
  });

  it('repeat the first row of a list, as often as the example has rows', () => {
    const numbers = Type.Array(Type.Number());
    expect(matchersOf(numbers, [1, 1])).toMatchObject({ min: 2, 'pact:matcher:type': 'type' });
    expect(matchersOf(numbers, [])).toEqual([]);
  });

  it('name what a text in a notation of its own has to hold', () => {
    const numbers = Type.Optional(Type.Array(text));
    const declaration = PythonDict(Type.Object({ digits: numbers, combinations: numbers }));
    expect(matchersOf(declaration, '{"more":1,"digits":["5"]}')).toMatchObject({
      'pact:matcher:type': like(`[\\s\\S]*['"](digits|combinations)['"][\\s\\S]*`),
    });
  });

  it('follow the marks of an example', () => {
    const rows = Type.Array(Type.Object({ id: Type.Integer() }));
    expect(matchersOf(Points, exactly(1))).toBe(1);
    const equal = { 'pact:matcher:type': 'equality', value: 1 };
    expect(matchersOf(rows, [{ id: exactly(1) }])).toMatchObject({ value: [{ id: equal }] });
    expect(matchersOf(text, shaped('[0-9]', '3'))).toMatchObject({
      'pact:matcher:type': like('[0-9]'),
    });
    expect(matchersOf(rows, containing({ id: 1 }))).toMatchObject({
      'pact:matcher:type': 'arrayContains',
    });
    expect(matchersOf(Dictionary(Points), anyKeys({ a: 1 }))).toMatchObject({
      'pact:matcher:type': [{ 'pact:matcher:type': 'values' }, ...filled],
    });
  });

  it.each([
    [[{ id: 1, unread: 1 }], 'Nothing is declared at $[0].unread.'],
    [[{ id: 1, open_time: 'noon' }], 'The declaration of $[0].open_time forbids the example.'],
    [{ id: 1 }, 'The declaration of $ forbids the example.'],
  ])('refuse what is not read: %j', (example, message) => {
    expect(() => matchersOf(MarketsResponse, example)).toThrow(message);
  });

  it('refuse an example without what is needed', () => {
    expect(() => matchersOf(Type.Object({ id: Type.Integer() }), {})).toThrow('forbids');
  });
});
