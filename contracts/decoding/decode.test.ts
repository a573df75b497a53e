import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from './calendar-day.ts';
import { firstOf, list, listById } from './collections.ts';
import { decode } from './decode.ts';
import { dictionary } from './dictionary.ts';
import { either } from './either.ts';
import { entity, whole } from './entities.ts';
import { defaulted, needed, optional } from './fields.ts';
import type { Seen } from './kinds.ts';
import { parsed } from './parsed.ts';
import { atLeast, oneOf } from './restricted-values.ts';
import { flag, identifier, matching, number, text } from './values.ts';

const market = entity({
  id: needed(number),
  name: optional(text),
  status: defaulted(number, 0),
  length: optional(atLeast(1), 3),
});

describe('a value', () => {
  it('is taken as a number or as its text, and as nothing else', () => {
    expect(['5', ' 10.5 ', -3, 0].map((found) => decode(number, found))).toEqual([5, 10.5, -3, 0]);
    const none = [null, '', ' ', 'x', true, [], ['5'], {}, Number.NaN, 1e21, '1e999'];
    expect(none.map((found) => decode(number, found))).toEqual(none.map(() => undefined));
    expect(['000', '', 5].map((found) => decode(text, found))).toEqual(['000', '', '5']);
    expect([null, true, [], ['a'], {}].map((found) => decode(text, found))).toEqual(
      Array(5).fill(undefined),
    );
    const largest = Number.MAX_SAFE_INTEGER;
    expect([largest, -largest, largest + 1, -largest - 1].map((n) => decode(number, n))).toEqual([
      largest,
      -largest,
      undefined,
      undefined,
    ]);
    expect(decode(atLeast(1), 0)).toBeUndefined();
    expect(decode(atLeast(-1), 'x')).toBeUndefined();
    expect(decode(atLeast(1), '1')).toBe(1);
  });

  it('identifies by any text that is not blank, and by exact numbers alone', () => {
    const found = [7, '7', ' b-7 ', 0.5, '', '  ', 2 ** 53, true, {}, ['7']];
    expect(found.map((one) => decode(identifier, one))).toEqual([
      '7',
      '7',
      'b-7',
      '0.5',
      ...Array(6).fill(undefined),
    ]);
  });

  it('has no half of a character, which no address or cookie can hold', () => {
    for (const kind of [text, identifier, matching(/./)]) {
      const read = String(decode(kind, '😀\ud83dx\ude00'));
      expect(read).toBe('😀\ufffdx\ufffd');
      expect(encodeURIComponent(read)).toContain('x');
    }
  });

  it('has the pattern, or is one of the words, that are asked for', () => {
    expect(decode(matching(/^\d$/), '7')).toBe('7');
    expect(decode(matching(/^\d$/), '77')).toBeUndefined();
    expect(decode(oneOf('open', 'close'), 'close')).toBe('close');
    expect(decode(oneOf('open', 'close'), 'side')).toBeUndefined();
    expect([true, 'true', 1, null].map((found) => decode(flag, found))).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is the first of several kinds that fits', () => {
    const texts = either(list(text), text);
    expect([['1', 2], '7', 7, {}, null].map((found) => decode(texts, found))).toEqual([
      ['1', '2'],
      '7',
      '7',
      undefined,
      undefined,
    ]);
  });

  it('may stand in a notation of its own', () => {
    const any = parsed(JSON.parse, either(text, list(text)));
    expect(['null', '"a"', '["a"]', ['a'], 7].map((found) => decode(any, found))).toEqual([
      undefined,
      'a',
      ['a'],
      undefined,
      undefined,
    ]);
    const json = parsed(JSON.parse, entity({ digit: needed(text) }));
    expect(decode(json, '{"digit": "7"}')).toEqual({ digit: '7' });
    expect(['{}', '{broken', '', 7, null].map((found) => decode(json, found))).toEqual(
      Array(5).fill(undefined),
    );
  });
});

it('is a day that the calendar has', () => {
  const days = ['2026-11-20', '2028-02-29'];
  const none = ['2026-02-29', '2026-11-31', '2026-13-01', '20-11-2026', 'today', '', 5, {}];
  expect(days.map((found) => decode(calendarDay, found))).toEqual(days);
  expect(none.map((found) => decode(calendarDay, found))).toEqual(none.map(() => undefined));
});

describe('an entity', () => {
  it('reads null and absence alike', () => {
    const bare = { id: 7, status: 0, length: 3 };
    expect(decode(market, { id: 7 })).toEqual(bare);
    expect(decode(market, { id: 7, name: null, status: null, length: null })).toEqual(bare);
    expect(decode(market, { id: 7, name: null })).not.toHaveProperty('name');
  });

  it('takes the default in place of what cannot be read', () => {
    expect(decode(market, { id: '7', name: {}, status: 'x', length: 0 })).toEqual({
      id: 7,
      status: 0,
      length: 3,
    });
  });

  it('is unusable without what it needs', () => {
    expect([null, 1, 'a', [], { id: null }, { id: 'x' }, {}].map((f) => decode(market, f))).toEqual(
      Array(7).fill(undefined),
    );
  });

  it('drops what no decoder names, unless it is kept whole', { tags: ['@ENT-01'] }, () => {
    const found = { id: 7, status: 1, length: 2, more: [1] };
    expect(decode(market, found)).toEqual({ id: 7, status: 1, length: 2 });
    const kept = whole({ id: optional(number), name: optional(text) });
    expect(decode(kept, { id: '7', name: {}, more: [1], other: null })).toEqual({
      id: 7,
      more: [1],
      other: null,
    });
  });
});

describe('a list', () => {
  it('leaves out what cannot be read, and what is there twice', () => {
    const found = [{ id: 1 }, {}, { id: 2, name: 'a' }, null, { id: 2, name: 'b' }, { id: 1 }];
    const ids = decode(listById(market), found)?.map(({ id, name }) => [id, name]);
    expect(ids).toEqual([
      [1, undefined],
      [2, 'a'],
    ]);
    expect(decode(list(market), { 0: { id: 1 } })).toBeUndefined();
  });

  it('keeps every entry without an id', () => {
    const row = entity({ id: defaulted(identifier, ''), name: optional(text) });
    const found = [{ name: 'a' }, { id: null, name: 'a' }, { id: 'x' }, { id: 'x' }];
    expect(decode(listById(row), found)?.map(({ id }) => id)).toEqual(['', '', 'x']);
  });

  it('may be read for its first entry alone', () => {
    expect(decode(firstOf(text), ['a', 'b'])).toEqual(['a']);
    expect(decode(firstOf(text), [null, 'b'])).toEqual([]);
  });
});

it('a dictionary leaves out what cannot be read', () => {
  expect(decode(dictionary(number), { a: null })).toStrictEqual({});
  expect([null, [], [1], 7, 'a'].map((found) => decode(dictionary(number), found))).toEqual(
    Array(5).fill(undefined),
  );
  expect(decode(dictionary(number), { a: 1, b: null, c: 'x', d: '2' })).toEqual({ a: 1, d: 2 });
});

it('every value looked for is seen with its place, parts before wholes', () => {
  const seen: Seen[] = [];
  const decoder = entity({ data: needed(listById(market)) });
  decode(decoder, { data: [{ id: 1, name: null }, { status: 'x' }] }, (one) => seen.push(one));
  expect(seen.map(({ place, found, value }) => [place, found, value])).toEqual([
    ['$.data[0].id', 1, 1],
    ['$.data[0].name', null, undefined],
    ['$.data[0].status', undefined, undefined],
    ['$.data[0].length', undefined, undefined],
    ['$.data[0]', expect.anything(), expect.anything()],
    ['$.data[1].id', undefined, undefined],
    ['$.data[1].name', undefined, undefined],
    ['$.data[1].status', 'x', undefined],
    ['$.data[1].length', undefined, undefined],
    ['$.data[1]', expect.anything(), undefined],
    ['$.data', expect.anything(), expect.anything()],
    ['$', expect.anything(), expect.anything()],
  ]);
});

it('throws at nothing, touches no prototype, and reads what it has read as the same again', () => {
  const kept = whole({ id: optional(number) });
  const kinds = [market, kept, dictionary(market), list(either(market, text))];
  fc.assert(
    fc.property(fc.jsonValue(), fc.object(), (value, fields) => {
      const founds = [
        value,
        { ...fields, id: 1 },
        JSON.parse(`{"id":1,"__proto__":${JSON.stringify(value)}}`),
      ];
      for (const kind of kinds) {
        for (const found of founds) {
          const read = decode(kind, found);
          expect(decode(kind, read)).toEqual(read);
          if (typeof read === 'object' && !Array.isArray(read)) {
            expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
          }
        }
      }
    }),
  );
});
