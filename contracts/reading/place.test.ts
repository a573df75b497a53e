import * as Type from 'typebox';
import { expect, it } from 'vitest';
import { Pana } from '../api/common.ts';
import { Default, Dictionary, PythonDict } from '../api/schema.ts';
import { placeText } from './place.ts';
import { read, type Seen } from './read.ts';

const text = Type.String();
const number = Type.Number();
const market = Type.Object({
  id: number,
  name: Default(text, ''),
  pana: Type.Optional(Pana),
  limit: Type.Optional(Default(number, 3)),
});
const page = Type.Object({
  data: Type.Array(market),
  owner: Type.Optional(Type.Object({ name: text })),
  size: Default(Type.Object({ rows: number }), { rows: 1 }),
});

const lost = (declaration: Type.TSchema, response: unknown) =>
  read(declaration, response).losses.map(({ place, reason, drops }) => [
    placeText(place),
    reason,
    drops && placeText(drops),
  ]);
const full = { data: [{ id: 1, name: 'A', pana: '128' }], owner: { name: 'B' }, size: { rows: 2 } };

it('losses do not include optional fields that are missing, null or empty', () => {
  expect(lost(page, full)).toEqual([]);
  const bare = {
    data: [{ id: 1, name: 'A', pana: null }],
    owner: null,
    size: { rows: 2 },
    more: 1,
  };
  expect(lost(page, bare)).toEqual([]);
  for (const name of ['', ' \t']) {
    const empty = { ...bare, data: [{ id: '1', name, pana: 128 }] };
    expect(lost(page, empty)).toEqual([['$.data[0].name', 'empty', undefined]]);
  }
});

it.each([
  [
    'a default takes its place',
    { data: [{ id: 1 }], size: { rows: 2 } },
    ['$.data[0].name', 'missing', undefined],
  ],
  [
    'it is null',
    { data: [{ id: 1, name: null }], size: { rows: 2 } },
    ['$.data[0].name', 'null', undefined],
  ],
  [
    'it is something else',
    { ...full, data: [{ id: 1, name: 'A', limit: {} }] },
    ['$.data[0].limit', 'kind', undefined],
  ],
  [
    'its form is not that meant',
    { ...full, data: [{ id: 1, name: 'A', pana: 12 }] },
    ['$.data[0].pana', 'form', undefined],
  ],
  [
    'its row is left out',
    { ...full, data: [{ name: 'A' }] },
    ['$.data[0].id', 'missing', '$.data[0]'],
  ],
  ['it is no row', { ...full, data: [7] }, ['$.data[0]', 'kind', '$.data[0]']],
  [
    'the object around it is left out',
    { ...full, owner: {} },
    ['$.owner.name', 'missing', '$.owner'],
  ],
  [
    'the default of the object around it takes its place',
    { ...full, size: {} },
    ['$.size.rows', 'missing', '$.size'],
  ],
  ['the response is unusable', { ...full, data: null }, ['$.data', 'null', '$']],
  ['there is no response', null, ['$', 'null', '$']],
])('losses name their cause once: %s', (_case, response, expected) => {
  expect(lost(page, response)).toEqual([expected]);
});

it('losses do not mistake a field with a similar name for a part', () => {
  const pair = Type.Object({
    own: Type.Object({ name: Type.Optional(text) }),
    owner: Type.Optional(Type.Object({ name: text })),
  });
  expect(lost(pair, { own: 7, owner: {} })).toEqual([
    ['$.own', 'kind', '$'],
    ['$.owner.name', 'missing', '$.owner'],
  ]);
});

it('losses name the outermost value that is dropped with them', () => {
  const nested = Type.Object({
    a: Type.Optional(Type.Object({ b: Type.Object({ c: Type.Array(market) }) })),
  });
  expect(lost(nested, { a: { b: { c: null } } })).toEqual([['$.a.b.c', 'null', '$.a']]);
  expect(lost(nested, { a: { b: { c: [{ id: null, name: 'A' }] } } })).toEqual([
    ['$.a.b.c[0].id', 'null', '$.a.b.c[0]'],
  ]);
});

it('losses include a text of a wrong format, but no empty text', () => {
  const day = Type.Object({ pana: Type.Optional(Pana) });
  expect(lost(day, { pana: '' })).toEqual([]);
  expect(lost(day, { pana: '1281' })).toEqual([['$.pana', 'form', undefined]]);
});

it('losses are found in dictionaries and in texts with a notation', () => {
  const notes = Type.Object({
    by: Dictionary(Type.Array(market)),
    raw: Type.Optional(PythonDict(Type.Object({ digit: text }))),
  });
  expect(lost(notes, { by: { 'A.B': [{ name: 'C' }] }, raw: '{}' })).toEqual([
    ['$.by.A.B[0].id', 'missing', '$.by.A.B[0]'],
    ['$.raw.digit', 'missing', '$.raw'],
  ]);
  expect(lost(notes, { by: {}, raw: '{broken' })).toEqual([['$.raw', 'kind', undefined]]);
});

it('a reading reports each place, parts before wholes, with the found and the read value', () => {
  const seen: Seen[] = [];
  const response = { data: [{ id: '1', name: 7, pana: null }], size: 'x' };
  read(page, response, seen);
  expect(seen.map(({ place, found, value }) => [placeText(place), found, value])).toEqual([
    ['$.data[0].id', '1', 1],
    ['$.data[0].name', 7, '7'],
    ['$.data[0].pana', null, undefined],
    ['$.data[0].limit', undefined, undefined],
    ['$.data[0]', response.data[0], { id: 1, name: '7', limit: 3 }],
    ['$.data', response.data, [{ id: 1, name: '7', limit: 3 }]],
    ['$.owner', undefined, undefined],
    ['$.size', 'x', undefined],
    ['$', response, { data: [{ id: 1, name: '7', limit: 3 }], size: { rows: 1 } }],
  ]);
});

it('a reading reports only the places of the variant that fits', () => {
  const seen: Seen[] = [];
  read(Type.Union([Type.Object({ a: number }), Type.Array(text)]), ['b'], seen);
  expect(seen.map(({ place }) => place)).toEqual([[0], []]);
});
