// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entity, list, listById, number, oneOf, or, text } from './read.ts';

describe('reading an answer', () => {
  it('takes amounts and texts in either form, and nothing that is neither', () => {
    expect(['5', ' 10.5 ', -3, 0].map(number)).toEqual([5, 10.5, -3, 0]);
    expect(
      [null, '', ' ', 'x', true, [], ['5'], {}, Number.NaN, 1e21, '1e999'].map(number),
    ).toEqual(Array(11).fill(undefined));
    expect(['000', '', 5].map(text)).toEqual(['000', '', '5']);
    expect([null, true, [], ['a'], {}, Number.POSITIVE_INFINITY].map(text)).toEqual(
      Array(6).fill(undefined),
    );
    expect(['open', 'side', 1].map(or(oneOf('open', 'close'), 'close'))).toEqual([
      'open',
      'close',
      'close',
    ]);
  });

  const market = entity<{ id: number; name?: string; pana?: string | null }>(
    { id: number, name: text, pana: text },
    'id',
  );

  it('leaves out members that are not what they should be, and keeps nulls and unknown ones', () => {
    expect(market({ id: '7', name: {}, pana: null, more: [1] })).toEqual({
      id: 7,
      pana: null,
      more: [1],
    });
    expect(market({ id: 7, pana: 0 })).toEqual({ id: 7, pana: '0' });
  });

  it('leaves out what lacks a needed member, and what is there twice', () => {
    expect([null, 1, 'a', [], { id: null }, { id: 'x' }, {}].map(market)).toEqual(
      Array(7).fill(undefined),
    );
    const entries = [{ id: 1 }, {}, { id: 2, name: 'a' }, null, { id: 2, name: 'b' }, { id: 1 }];
    expect(listById(market)(entries)).toEqual([{ id: 1 }, { id: 2, name: 'a' }]);
    expect(list(market)({ 0: { id: 1 } })).toBeUndefined();
  });

  it('throws at nothing, touches no prototype, and reads what it has read as the same again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.object(), (value, fields) => {
        for (const given of [value, JSON.parse(`{"id":1,"__proto__":${JSON.stringify(value)}}`)]) {
          const read = market(given);
          expect(market(read)).toEqual(read);
          expect(Object.getPrototypeOf(read ?? {})).toBe(Object.prototype);
        }
        const read = market({ ...fields, id: 1 });
        expect(market(read)).toEqual(read);
      }),
    );
  });
});
