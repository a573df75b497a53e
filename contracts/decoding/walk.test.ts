import { describe, expect, it } from 'vitest';
import { calendarDay } from './calendar-day.ts';
import { firstOf, list, listById } from './collections.ts';
import { dictionary } from './dictionary.ts';
import { either } from './either.ts';
import { entity, whole } from './entities.ts';
import { defaulted, needed, optional } from './fields.ts';
import { parsed } from './parsed.ts';
import { atLeast, oneOf, textOf } from './restricted-values.ts';
import { flag, matching, number, text } from './values.ts';
import { anyRow, fieldsOf, isLeaf } from './walk.ts';

const row = entity({ id: needed(number), side: optional(oneOf('open', 'close'), 'open') });
const response = entity({
  rows: needed(listById(row)),
  by_name: defaulted(dictionary(firstOf(text)), {}),
  raw: optional(parsed(JSON.parse, whole({ digit: needed(text) }))),
  one_or_many: optional(either(text, list(number))),
});

describe('the fields of a decoder', () => {
  it('are named by their places, wholes before their parts', () => {
    expect(fieldsOf(response).map(({ place }) => place)).toEqual([
      '$',
      '$.rows',
      '$.rows[*]',
      '$.rows[*].id',
      '$.rows[*].side',
      '$.by_name',
      '$.by_name.*',
      '$.by_name.*[*]',
      '$.raw',
      '$.raw.digit',
      '$.one_or_many',
      '$.one_or_many[*]',
    ]);
  });

  it('are leaves where they have no parts', () => {
    const leaves = fieldsOf(response).filter(isLeaf);
    expect(leaves.map(({ place }) => place)).toEqual([
      '$.rows[*].id',
      '$.rows[*].side',
      '$.by_name.*[*]',
      '$.raw.digit',
      '$.one_or_many[*]',
    ]);
  });

  it('say how they are there, and what takes their place', () => {
    const fields = fieldsOf(response).map(({ field }) => {
      const { kind, ...rest } = field;
      return [kind.kind, rest];
    });
    expect(fields.slice(0, 7)).toEqual([
      ['entity', { presence: 'needed' }],
      ['list', { presence: 'needed' }],
      ['entity', { presence: 'needed' }],
      ['number', { presence: 'needed' }],
      ['word', { presence: 'optional', otherwise: 'open' }],
      ['dictionary', { presence: 'defaulted', otherwise: {} }],
      ['list', { presence: 'needed' }],
    ]);
    expect(fields.slice(8, 11)).toEqual([
      ['parsed', { presence: 'optional' }],
      ['text', { presence: 'needed' }],
      ['either', { presence: 'optional' }],
    ]);
  });

  it('have no row numbers where a place stands for every row', () => {
    expect(anyRow('$.data[3].bets[12].id')).toBe('$.data[*].bets[*].id');
    expect(anyRow('$.markets.A1.id')).toBe('$.markets.A1.id');
  });
});

describe('a decoder says of itself', () => {
  it('how a field is there, and what takes its place', () => {
    expect(optional(text)).toEqual({ presence: 'optional', kind: text });
    expect(optional(text)).not.toHaveProperty('otherwise');
    expect(optional(number, 0)).toEqual({ presence: 'optional', kind: number, otherwise: 0 });
    expect(needed(text)).toEqual({ presence: 'needed', kind: text });
    expect(defaulted(number, 0)).toEqual({ presence: 'defaulted', kind: number, otherwise: 0 });
    expect(either(text, number)).toMatchObject({ kind: 'either', kinds: [text, number] });
    expect(parsed(JSON.parse, text)).toMatchObject({ kind: 'parsed', of: text });
    expect(dictionary(text)).toMatchObject({ kind: 'dictionary', each: needed(text) });
    expect(entity({}).kind).toBe('entity');
  });

  it('what it reads and how much of it', () => {
    expect(listById(row)).toMatchObject({ kind: 'list', byId: true, each: { presence: 'needed' } });
    expect(firstOf(text)).toMatchObject({ kind: 'list', most: 1, each: { kind: text } });
    expect(list(text)).not.toHaveProperty('most');
    expect(list(text)).not.toHaveProperty('byId');
    expect(whole({})).toMatchObject({ kind: 'entity', whole: true });
    expect(entity({})).not.toHaveProperty('whole');
    expect(atLeast(3)).toMatchObject({ kind: 'number', min: 3 });
    expect(number).not.toHaveProperty('min');
    expect(oneOf('a', 'b')).toMatchObject({ kind: 'word', words: ['a', 'b'] });
    expect(matching(/^a$/)).toMatchObject({ kind: 'text', pattern: /^a$/ });
    expect(textOf('pana')).toMatchObject({ kind: 'text', form: 'pana' });
    expect(flag.kind).toBe('flag');
    expect(calendarDay.kind).toBe('text');
  });
});
