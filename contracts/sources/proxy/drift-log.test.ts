import { expect, it } from 'vitest';
import type { Exchange } from '../../check/exchange.ts';
import { rules } from '../../check/rules.ts';
import { createDriftLog } from './drift-log.ts';

const results = (query: Record<string, string>, body: unknown): Exchange => ({
  at: '2026-11-20T06:30:00.000Z',
  request: { method: 'GET', path: '/markets/results/monthly/', query: Object.entries(query) },
  response: { status: 200, contentType: 'application/json', body },
});

const empty = { open_pana: null, close_pana: null, jodi: null };
const chart = results(
  { market_name: 'Surya Day', month: '11', year: '2026' },
  { days: [{ date: '2026-11-02', ...empty }] },
);
const day = results(
  { date: '2026-11-03' },
  { markets: { 'Surya Day': [{ open_pana: '128', close_pana: '128', jodi: '11' }] } },
);

it('the drift log checks at the end the rules that need all responses, and compares each response once', () => {
  const { holds: lacks } = rules.results;
  const seen: string[] = [];
  const log = createDriftLog('http://host.test', ({ what }) => seen.push(what));
  for (let count = 0; count < 50; count += 1) for (const one of [chart, day]) log.add(one);
  const before = [...seen];
  log.end();
  expect(seen.slice(before.length)).toEqual([lacks]);
  const { differences } = log.report();
  expect(new Set(differences.map(({ breaks, times }) => (breaks ? times : times / 50)))).toEqual(
    new Set([1]),
  );
});
