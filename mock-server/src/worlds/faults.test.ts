import { expect, it } from 'vitest';
import { type FaultRule, pathMatches } from './fault-rule.ts';
import { Faults } from './faults.ts';

const faultsWith = (...rules: FaultRule[]) => {
  const faults = new Faults(() => 0.5);
  for (const rule of rules) faults.add(rule);
  return faults;
};
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
const reset: FaultRule = { effect: 'reset' };

it.each([
  ['/markets/', '/markets/', true],
  ['/markets', '/markets/', true],
  ['/markets/', '/markets', true],
  ['/markets//', '/markets', true],
  ['/markets/', '/markets/results/', false],
  ['/markets/', '/v2/markets/', false],
  ['/markets/*', '/markets/results/', true],
  ['/markets/*', '/markets/', true],
  ['/markets/*', '/betting/', false],
  ['*', '/betting/', true],
])('a rule for the path %s matches a request to %s: %s', (rule, path, matches) => {
  expect(pathMatches(rule, path)).toBe(matches);
});

it('a rule ends after its last hit, and a replay still finds it', () => {
  const faults = faultsWith({ ...reset, times: 2 }, reset);
  expect(ids(faults.match('GET', '/a/'))).toEqual([1, 2]);
  expect(ids(faults.list())).toEqual([1, 2]);
  expect(ids(faults.match('GET', '/a/'))).toEqual([1, 2]);
  expect(ids(faults.list())).toEqual([2]);
  expect(ids(faults.match('GET', '/a/'))).toEqual([2]);
  expect(ids(faults.match('GET', '/a/', [1, 2, 9]))).toEqual([1, 2]);
});

it('rules of a replay are the recorded rules in their order, and count their hits', () => {
  const faults = faultsWith({ ...reset, times: 1 }, { ...reset, times: 2 }, reset);
  expect(ids(faults.match('GET', '/a/', [2]))).toEqual([2]);
  expect(faults.list().map(({ hits }) => hits)).toEqual([0, 1, 0]);
  expect(ids(faults.match('GET', '/a/', [1, 2]))).toEqual([1, 2]);
  expect(ids(faults.list())).toEqual([3]);
  expect(ids(faults.match('GET', '/a/', [1, 3]))).toEqual([1, 3]);
  expect(faults.match('GET', '/a/', [])).toEqual([]);
  faults.clear();
  expect(ids(faults.match('GET', '/a/', [3]))).toEqual([3]);
  expect(faults.match('GET', '/a/', [])).toEqual([]);
});

it('rules are removed by id or all at once, and no id is used again', () => {
  const faults = faultsWith(reset, reset);
  expect(faults.remove(1)).toBe(true);
  expect(faults.remove(1)).toBe(false);
  expect(ids(faults.list())).toEqual([2]);
  faults.clear();
  expect(faults.list()).toEqual([]);
  expect(faults.match('GET', '/a/')).toEqual([]);
  expect(faults.add(reset).id).toBe(3);
});

it('a world remembers up to twenty removed rules', () => {
  const faults = faultsWith(...Array.from({ length: 25 }, () => reset));
  faults.clear();
  const every = Array.from({ length: 30 }, (_, n) => n);
  const known = ids(faults.match('GET', '/a/', every));
  expect(known).toEqual(Array.from({ length: 20 }, (_, n) => n + 6));
});

it('a rule takes a random number for each matching request only if it has a probability', () => {
  const numbers = [0.2, 0.5, 0.7];
  let drawn = 0;
  const faults = new Faults(() => numbers[drawn++] ?? 0);
  faults.add(reset);
  faults.add({ ...reset, path: '/a/', probability: 0.5 });
  expect(ids(faults.match('GET', '/b/'))).toEqual([1]);
  expect(ids(faults.match('GET', '/a/'))).toEqual([1, 2]);
  expect(ids(faults.match('GET', '/a/'))).toEqual([1]);
  expect(ids(faults.match('GET', '/a/'))).toEqual([1]);
  expect([drawn, faults.state().drawn]).toEqual([3, 3]);
});

it('a restored state has the rules with their hits, ids and random numbers', () => {
  const faults = faultsWith({ ...reset, probability: 0.9 }, { ...reset, times: 3 });
  faults.match('GET', '/a/');
  const state = faults.state();
  faults.match('GET', '/a/');
  expect(state).toMatchObject({
    active: [
      { id: 1, hits: 1 },
      { id: 2, hits: 1 },
    ],
    next: 3,
    drawn: 1,
  });
  let drawn = 0;
  const restored = new Faults(() => {
    drawn += 1;
    return 0.5;
  });
  restored.load(state);
  expect(drawn).toBe(1);
  expect(restored.state()).toEqual(state);
  restored.match('GET', '/a/');
  expect(state.active[0]?.hits).toBe(1);
  expect(restored.add(reset).id).toBe(3);
});
