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

  it('differ by the outcome and the status of an interaction', () => {
    const host = result({ error: 'no' }, false, 500);
    expect(compareResponses([{ endpoint: 'markets', host, mock: result([]) }])).toEqual([
      '"the markets" fails on the host, passes on the mock',
      '"the markets": 500 on the host, 200 on the mock',
    ]);
  });
});
