import * as Type from 'typebox';
import { expect, it } from 'vitest';
import { Session } from '../api/common.ts';
import { Default, Dictionary, FirstOf, Message, Nullable, PythonDict } from '../api/schema.ts';
import { declaredPlace, fieldsOf, isLeaf } from './fields.ts';
import { anyKey, anyRow, placeText } from './place.ts';

const text = Type.String();
const row = Type.Object({
  id: Type.Number(),
  side: Type.Optional(Default(Session, 'open')),
  pana: Nullable(text),
});
const response = Type.Object({
  rows: Type.Array(row),
  by_name: Default(Dictionary(FirstOf(text)), {}),
  raw: Type.Optional(PythonDict(Type.Object({ digit: text }))),
  one_or_many: Type.Optional(Type.Union([text, Type.Array(Type.Number())])),
  detail: Type.Optional(Message()),
});

it('the fields of a declaration have places, wholes before parts, and the effect of their absence', () => {
  expect(fieldsOf(response).map(({ place, presence }) => [placeText(place), presence])).toEqual([
    ['$', 'needed'],
    ['$.rows', 'needed'],
    ['$.rows[*]', 'needed'],
    ['$.rows[*].id', 'needed'],
    ['$.rows[*].side', 'optional'],
    ['$.rows[*].pana', 'optional'],
    ['$.by_name', 'defaulted'],
    ['$.by_name.*', 'needed'],
    ['$.by_name.*[*]', 'needed'],
    ['$.raw', 'optional'],
    ['$.raw.digit', 'needed'],
    ['$.one_or_many', 'optional'],
    ['$.one_or_many[*]', 'needed'],
    ['$.detail', 'optional'],
  ]);
});

it('the leaves of a declaration are the fields without parts', () => {
  const leaves = fieldsOf(response).filter(isLeaf);
  expect(leaves.map(({ place }) => placeText(place))).toEqual([
    '$.rows[*].id',
    '$.rows[*].side',
    '$.rows[*].pana',
    '$.by_name.*[*]',
    '$.raw.digit',
    '$.one_or_many[*]',
    '$.detail',
  ]);
});

it('a place of a body maps to its declaration, whatever the index or the key of a dictionary', () => {
  const declared = (...place: PropertyKey[]) => declaredPlace(response, place);
  expect(declared('rows', 3, 'id')).toEqual(['rows', anyRow, 'id']);
  expect(declared('by_name', 'A.B[0]', 12)).toEqual(['by_name', anyKey, anyRow]);
  expect(declared('rows', anyRow, 'id')).toEqual(['rows', anyRow, 'id']);
  expect(declared('raw', 'digit')).toEqual(['raw', 'digit']);
  expect(declared('detail', 1)).toEqual(['detail', anyRow]);
  expect(declared('unknown', 'A', 0)).toEqual(['unknown', 'A', anyRow]);
  expect(placeText(declaredPlace(undefined, ['rows', 3]))).toBe('$.rows[*]');
});
