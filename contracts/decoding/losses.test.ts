import { describe, expect, it } from 'vitest';
import { list, listById } from './collections.ts';
import { dictionary } from './dictionary.ts';
import { entity } from './entities.ts';
import { defaulted, needed, optional } from './fields.ts';
import type { Kind } from './kinds.ts';
import { decodeWithLosses } from './losses.ts';
import { parsed } from './parsed.ts';
import { textOf } from './restricted-values.ts';
import { number, text } from './values.ts';

const market = entity({
  id: needed(number),
  name: defaulted(text, ''),
  pana: optional(textOf('pana')),
  limit: optional(number, 3),
});
const page = entity({
  data: needed(listById(market)),
  owner: optional(entity({ name: needed(text) })),
  size: defaulted(entity({ rows: needed(number) }), { rows: 1 }),
});

const lost = (kind: Kind, response: unknown) =>
  decodeWithLosses(kind, response).losses.map(({ place, reason, drops }) => [place, reason, drops]);
const full = { data: [{ id: 1, name: 'A', pana: '128' }], owner: { name: 'B' }, size: { rows: 2 } };

describe('losses', () => {
  it('are none where nothing is missing that is meant to be there, not even a text', () => {
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
      'the entity around it is left out',
      { ...full, owner: {} },
      ['$.owner.name', 'missing', '$.owner'],
    ],
    [
      'the default of the entity around it takes its place',
      { ...full, size: {} },
      ['$.size.rows', 'missing', '$.size'],
    ],
    ['the response is unusable', { ...full, data: null }, ['$.data', 'null', '$']],
    ['there is no response', null, ['$', 'null', '$']],
  ])('name the cause once: %s', (_case, response, expected) => {
    expect(lost(page, response)).toEqual([expected]);
  });

  it('do not take a neighbour with a similar name for a part', () => {
    const pair = entity({
      own: needed(entity({ name: optional(text) })),
      owner: optional(entity({ name: needed(text) })),
    });
    expect(lost(pair, { own: 7, owner: {} })).toEqual([
      ['$.own', 'kind', '$'],
      ['$.owner.name', 'missing', '$.owner'],
    ]);
  });

  it('drop the outermost of what needs one another', () => {
    const nested = entity({
      a: optional(entity({ b: needed(entity({ c: needed(list(market)) })) })),
    });
    expect(lost(nested, { a: { b: { c: null } } })).toEqual([['$.a.b.c', 'null', '$.a']]);
    expect(lost(nested, { a: { b: { c: [{ id: null, name: 'A' }] } } })).toEqual([
      ['$.a.b.c[0].id', 'null', '$.a.b.c[0]'],
    ]);
  });

  it('are none for an empty text of a form, and one where the form is wrong at either end', () => {
    const day = entity({ pana: optional(textOf('pana')) });
    expect(lost(day, { pana: '' })).toEqual([]);
    expect(lost(day, { pana: '1281' })).toEqual([['$.pana', 'form', undefined]]);
  });

  it('are found in dictionaries and in notations of their own', () => {
    const notes = entity({
      by: needed(dictionary(list(market))),
      raw: optional(parsed(JSON.parse, entity({ digit: needed(text) }))),
    });
    expect(lost(notes, { by: { 'A.B': [{ name: 'C' }] }, raw: '{}' })).toEqual([
      ['$.by.A.B[0].id', 'missing', '$.by.A.B[0]'],
      ['$.raw.digit', 'missing', '$.raw'],
    ]);
    expect(lost(notes, { by: {}, raw: '{broken' })).toEqual([['$.raw', 'kind', undefined]]);
  });
});
