import { describe, expect, it } from 'vitest';
import { compareResponses, type Pair } from './compare-responses.ts';

const played = (body: unknown, passed = true, status = 200) => ({
  description: 'the markets',
  passed,
  mismatches: [],
  answer: { status, headers: {}, text: JSON.stringify(body) },
});
const pair = (host: unknown, mock: unknown): Pair => ({
  endpoint: 'markets',
  host: played(host),
  mock: played(mock),
});

describe('host and mock', () => {
  it('do not differ by data, by what is null at times, or by rows of which one side has none', () => {
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

  it('differ by fields and types, each told once', () => {
    const host = [{ id: '1', vip: { since: 1 }, name: 'A' }];
    const mock = [{ id: 1, name: 'A', times: { open: '1' } }];
    expect(compareResponses([pair(host, mock)])).toEqual([
      'GET /markets/: $[*].id is string on the host, number on the mock',
      'GET /markets/: $[*].times is on the mock alone',
      'GET /markets/: $[*].vip (object) is on the host alone',
    ]);
  });

  it('differ by fields that the mock has at times only when the host has them in another type', () => {
    const mock = [{ id: 1 }, { id: 2, jodi: '05' }];
    expect(compareResponses([pair([{ id: 1 }], mock)])).toEqual([]);
    expect(compareResponses([pair([{ id: 1, jodi: 5 }], mock)])).toEqual([
      'GET /markets/: $[*].jodi is number on the host, string on the mock',
    ]);
  });

  it('differ by what comes of an interaction, and by its status', () => {
    const host = played({ error: 'no' }, false, 500);
    expect(compareResponses([{ endpoint: 'markets', host, mock: played([]) }])).toEqual([
      '"the markets" fails on the host, passes on the mock',
      '"the markets": 500 on the host, 200 on the mock',
    ]);
  });
});
