import { describe, expect, it } from 'vitest';
import type { InteractionResult } from '../verifier/run-interactions.ts';
import { compareResponses, type Pair } from './compare-responses.ts';

const result = (body: unknown, passed = true, status = 200): InteractionResult => ({
  description: 'the markets',
  passed,
  mismatches: [],
  response: { status, headers: {}, text: JSON.stringify(body) },
});
const pair = (host: unknown, mock: unknown): Pair => ({
  endpoint: 'markets',
  host: result(host),
  mock: result(mock),
});

describe('host and mock', () => {
  it('do not differ by data, by values that are sometimes null, or by empty arrays', () => {
    expect(
      compareResponses([
        pair(
          [{ id: 1, pana: null }],
          [
            { id: 2, pana: '123' },
            { id: 3, pana: null },
          ],
        ),
      ]),
    ).toEqual([]);
    expect(compareResponses([pair([], [{ id: 2 }])])).toEqual([]);
    expect(compareResponses([pair([{ id: 2 }], [])])).toEqual([]);
  });

  it('differ by fields and types, each reported once', () => {
    const host = [{ id: '1', vip: { since: 1 }, name: 'A' }];
    const mock = [{ id: 1, name: 'A', times: { open: '1' } }];
    expect(compareResponses([pair(host, mock)])).toEqual([
      'GET /markets/: $[*].id is string on the host, number on the mock',
      'GET /markets/: $[*].times is on the mock only',
      'GET /markets/: $[*].vip (object) is on the host only',
    ]);
  });

  it('differ by optional fields of the mock only if their type differs', () => {
    const mock = [{ id: 1 }, { id: 2, jodi: '05' }];
    expect(compareResponses([pair([{ id: 1 }], mock)])).toEqual([]);
    expect(compareResponses([pair([{ id: 1, jodi: 5 }], mock)])).toEqual([
      'GET /markets/: $[*].jodi is number on the host, string on the mock',
    ]);
  });

  it.each<[string, unknown, unknown, string]>([
    ['null', [{ a: null }], [{ a: 'x' }], '$[*].a is null on the host, string on the mock'],
    ['a list', [{ a: [] }], [{ a: {} }], '$[*].a is array on the host, object on the mock'],
    [
      'several types',
      [{ a: 'x' }, { a: 1 }],
      [{ a: true }],
      '$[*].a is number or string on the host, boolean on the mock',
    ],
    [
      'one type more',
      [{ a: 1 }, { a: null }],
      [{ a: 1 }],
      '$[*].a is null or number on the host, number on the mock',
    ],
    [
      'an object, and what is in it',
      [{ a: { b: 1 } }, { a: 'x' }],
      [{ a: { b: 'y' } }],
      '$[*].a is object or string on the host, object on the mock',
    ],
    [
      'a list, and what is in it',
      [{ a: [1] }, { a: 'x' }],
      [{ a: ['y'] }],
      '$[*].a is array or string on the host, array on the mock',
    ],
    [
      'what only some rows have',
      [{ a: 1, b: { c: 1 } }],
      [{ a: 1, b: { c: 'x' } }, { a: 1 }],
      '$[*].b.c is number on the host, string on the mock',
    ],
  ])('differ by %s, once', (_, host, mock, line) => {
    expect(compareResponses([pair(host, mock)])).toEqual([`GET /markets/: ${line}`]);
  });

  it('do not differ by bodies of refusals, nor by what is no JSON or no response', () => {
    const refused = (body: unknown) => result(body, true, 400);
    const both = (host: InteractionResult, mock: InteractionResult) =>
      compareResponses([{ endpoint: 'markets', host, mock }]);
    expect(both(refused({ error: 'x' }), refused({ detail: 1 }))).toEqual([]);
    const page = { status: 200, headers: {}, text: '<p>' };
    const silent = { description: 'the markets', passed: true, mismatches: [] };
    expect(both({ ...result([]), response: page }, result([{ id: 1 }]))).toEqual([]);
    expect(both(result([{ id: 1 }]), { ...result([]), response: page })).toEqual([]);
    expect(both(silent, result([{ id: 1 }]))).toEqual([
      '"the markets": no response on the host, 200 on the mock',
    ]);
  });

  it('differ by no key that is data', () => {
    const results = (name: string) => ({ markets: { [name]: [{ open_pana: '128' }] } });
    expect(compareResponses([pair(results('A'), results('B'))])).toEqual([]);
  });

  it('differ by the outcome and the status of an interaction', () => {
    const host = result({ error: 'no' }, false, 500);
    expect(compareResponses([{ endpoint: 'markets', host, mock: result([]) }])).toEqual([
      '"the markets" fails on the host, passes on the mock',
      '"the markets": 500 on the host, 200 on the mock',
    ]);
  });
});
