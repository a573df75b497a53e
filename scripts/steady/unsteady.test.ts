import { expect, it } from 'vitest';
import { unsteadyTests } from './unsteady.ts';

const stage = (name: string, ...failures: string[]) => ({
  name,
  passed: 9,
  failed: failures.length,
  failures,
  seconds: 1,
});

it('names each test that failed in a run, with its runs, the most frequent first', () => {
  const runs = [
    [stage('unit', 'a.test.ts › one\n  why'), stage('e2e')],
    [stage('unit'), stage('e2e', 'b.spec.ts:1 › two\n  late')],
    [stage('unit', 'a.test.ts › one\n  why not'), { ...stage('lint'), failed: 1 }],
  ];
  expect(unsteadyTests(runs)).toEqual([
    { name: 'a.test.ts › one', runs: [1, 3] },
    { name: 'b.spec.ts:1 › two', runs: [2] },
    { name: 'lint', runs: [3] },
  ]);
});

it('names nothing when all runs passed', () => {
  expect(unsteadyTests([[stage('unit')], [stage('unit')]])).toEqual([]);
});
