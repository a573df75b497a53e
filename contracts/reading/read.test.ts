import fc from 'fast-check';
import * as Type from 'typebox';
import { expect, it } from 'vitest';
import { CalendarDay, Session } from '../api/common.ts';
import { Default, Dictionary, FirstOf, Id, Nullable, OpaqueId, PythonDict } from '../api/schema.ts';
import { read } from './read.ts';

const text = Type.String();
const number = Type.Number();
const market = Type.Object({
  id: number,
  name: Type.Optional(text),
  status: Default(number, 0),
  length: Type.Optional(Default(Type.Integer({ minimum: 1 }), 3)),
});

/** The readings of several values by a declaration. */
const each = (declaration: Type.TSchema, found: readonly unknown[]): unknown[] =>
  found.map((one) => read(declaration, one).value);
const nothing = (count: number): undefined[] => Array(count).fill(undefined);

it('a number is read from a number or its text, and from nothing else', () => {
  expect(each(number, ['5', ' 10.5 ', -3, 0])).toEqual([5, 10.5, -3, 0]);
  const none = [null, '', ' ', 'x', true, [], ['5'], {}, Number.NaN, 1e21, '1e999'];
  expect(each(number, none)).toEqual(nothing(none.length));
  expect(each(text, ['000', '', 5])).toEqual(['000', '', '5']);
  expect(each(text, [null, true, [], ['a'], {}])).toEqual(nothing(5));
  const largest = Number.MAX_SAFE_INTEGER;
  expect(each(number, [largest, -largest, largest + 1, -largest - 1])).toEqual([
    largest,
    -largest,
    undefined,
    undefined,
  ]);
  expect(each(Type.Integer({ minimum: 1 }), [0, '1', 'x'])).toEqual([undefined, 1, undefined]);
  expect(each(Type.Integer({ minimum: -1 }), ['x', -1])).toEqual([undefined, -1]);
  expect(each(Type.String({ minLength: 1 }), ['', 'a'])).toEqual([undefined, 'a']);
});

it('an id is read from any text that is not blank, or from an exact number', () => {
  const found = [7, '7', ' b-7 ', 0.5, '', '  ', 2 ** 53, true, {}, ['7']];
  expect(each(Id(), found)).toEqual(['7', '7', 'b-7', '0.5', ...nothing(6)]);
});

it('an id keeps its type of number or text where it is sent back', () => {
  const found = [7, '7', '007', ' b-7 ', '65f0c0ffee', 0, -1, 0.5, '\ud83d'];
  expect(each(OpaqueId(), found)).toEqual(found);
  const none = ['', '  ', null, 2 ** 53, Number.NaN, true, {}, ['7']];
  expect(each(OpaqueId(), none)).toEqual(nothing(none.length));
});

it('an id has no half of a surrogate pair, which no address or cookie can hold', () => {
  for (const declaration of [text, Id(), Type.String({ pattern: '.' })]) {
    const value = String(read(declaration, '😀\ud83dx\ude00').value);
    expect(value).toBe('😀\ufffdx\ufffd');
    expect(encodeURIComponent(value)).toContain('x');
  }
});

it('a text is read only if it matches its pattern or one of its words', () => {
  expect(each(Type.String({ pattern: '^\\d$' }), ['7', '77'])).toEqual(['7', undefined]);
  expect(each(Session, ['close', 'side'])).toEqual(['close', undefined]);
});

it('true and false are read also from 1 and 0 and from their texts', () => {
  expect(each(Type.Boolean(), [true, 1, '1', 'true'])).toEqual(Array(4).fill(true));
  expect(each(Type.Boolean(), [false, 0, '0', 'false'])).toEqual(Array(4).fill(false));
  const none = [null, '', 2, 'yes', [1], {}];
  expect(each(Type.Boolean(), none)).toEqual(nothing(none.length));
});

it('a value of several types is read as the first type that fits', () => {
  const texts = Type.Union([Type.Array(text), text]);
  expect(each(texts, [['1', 2], '7', 7, {}, null])).toEqual([
    ['1', '2'],
    '7',
    '7',
    undefined,
    undefined,
  ]);
});

it('a value may have its own notation', () => {
  const any = PythonDict(Type.Union([text, Type.Array(text)]));
  expect(each(any, ['null', "'a'", '["a"]', ['a'], 7])).toEqual([
    undefined,
    'a',
    ['a'],
    undefined,
    undefined,
  ]);
  const dict = PythonDict(Type.Object({ digit: text }));
  expect(read(dict, "{'digit': '7'}").value).toEqual({ digit: '7' });
  expect(each(dict, ['{}', '{broken', '', 7, null])).toEqual(nothing(5));
});

it('a day is read only if the calendar has it', () => {
  const days = ['2026-11-20', '2028-02-29'];
  const none = ['2026-02-29', '2026-11-31', '2026-13-01', '20-11-2026', 'today', '', 5, {}];
  expect(each(CalendarDay, days)).toEqual(days);
  expect(each(CalendarDay, none)).toEqual(nothing(none.length));
});

it('a value without a declaration is read unchanged', () => {
  expect(each(Type.Unknown(), [7, { a: 1 }, null])).toEqual([7, { a: 1 }, undefined]);
});

it('an object reads a null field as absent', () => {
  const bare = { id: 7, status: 0, length: 3 };
  expect(read(market, { id: 7 }).value).toEqual(bare);
  expect(read(market, { id: 7, name: null, status: null, length: null }).value).toEqual(bare);
  expect(read(market, { id: 7, name: null }).value).not.toHaveProperty('name');
  const pana = Type.Object({ pana: Nullable(text) });
  expect(each(pana, [{ pana: null }, {}, { pana: '128' }])).toEqual([{}, {}, { pana: '128' }]);
});

it('an object takes the default in place of an unreadable field', () => {
  expect(read(market, { id: '7', name: {}, status: 'x', length: 0 }).value).toEqual({
    id: 7,
    status: 0,
    length: 3,
  });
});

it('an object without a needed field is unusable', () => {
  expect(each(market, [null, 1, 'a', [], { id: null }, { id: 'x' }, {}])).toEqual(nothing(7));
});

it('an object drops undeclared fields, unless it is kept whole', { tags: ['@ENT-01'] }, () => {
  const found = { id: 7, status: 1, length: 2, more: [1] };
  expect(read(market, found).value).toEqual({ id: 7, status: 1, length: 2 });
  const whole = Type.Object(
    { id: Type.Optional(number), name: Type.Optional(text) },
    { additionalProperties: true },
  );
  expect(read(whole, { id: '7', name: {}, more: [1], other: null }).value).toEqual({
    id: 7,
    more: [1],
    other: null,
  });
});

it('a list leaves out unreadable and repeated entries', () => {
  const found = [{ id: 1 }, {}, { id: 2, name: 'a' }, null, { id: 2, name: 'b' }, { id: 1 }];
  const markets = read(Type.Array(market), found).value;
  expect(markets?.map(({ id, name }) => [id, name])).toEqual([
    [1, undefined],
    [2, 'a'],
  ]);
  expect(read(Type.Array(market), { 0: { id: 1 } }).value).toBeUndefined();
});

it('a list keeps all equal entries without an id', () => {
  const row = Type.Object({ id: Default(Id(), ''), name: Type.Optional(text) });
  const found = [{ name: 'a' }, { id: null, name: 'a' }, { id: 'x' }, { id: 'x' }];
  expect(read(Type.Array(row), found).value?.map(({ id }) => id)).toEqual(['', '', 'x']);
  expect(read(Type.Array(text), ['a', 'a']).value).toEqual(['a', 'a']);
  const bare = Type.Object({ name: text });
  expect(read(Type.Array(bare), [{ name: 'a' }, { name: 'a' }]).value).toHaveLength(2);
});

it('a list keeps an id once, as a number or as a text', () => {
  const row = Type.Object({ id: OpaqueId() });
  const found = [{ id: 7 }, { id: '7' }, { id: '007' }, { id: 8 }, { id: 8 }];
  expect(read(Type.Array(row), found).value?.map(({ id }) => id)).toEqual([7, '007', 8]);
});

it('a list may be read for its first entry alone', () => {
  expect(
    each(FirstOf(text), [
      ['a', 'b'],
      [null, 'b'],
    ]),
  ).toEqual([['a'], []]);
});

it('a dictionary leaves out unreadable entries', () => {
  const numbers = Dictionary(number);
  expect(read(numbers, { a: null }).value).toStrictEqual({});
  expect(each(numbers, [null, [], [1], 7, 'a'])).toEqual(nothing(5));
  expect(read(numbers, { a: 1, b: null, c: 'x', d: '2' }).value).toEqual({ a: 1, d: 2 });
});

it('a reading never throws, changes no prototype, and reads its own output unchanged', () => {
  const whole = Type.Object({ id: Type.Optional(number) }, { additionalProperties: true });
  const declarations = [market, whole, Dictionary(market), Type.Array(Type.Union([market, text]))];
  fc.assert(
    fc.property(fc.jsonValue(), fc.object(), (value, fields) => {
      const founds = [
        value,
        { ...fields, id: 1 },
        JSON.parse(`{"id":1,"__proto__":${JSON.stringify(value)}}`),
      ];
      for (const declaration of declarations) {
        for (const found of founds) {
          const first: unknown = read(declaration, found).value;
          expect(read(declaration, first).value).toEqual(first);
          if (typeof first === 'object' && first && !Array.isArray(first)) {
            expect(Object.getPrototypeOf(first)).toBe(Object.prototype);
          }
        }
      }
    }),
  );
});
