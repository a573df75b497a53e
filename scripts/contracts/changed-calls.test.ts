import { endpointNames } from '@matka/contracts/api/endpoints';
import { expect, it } from 'vitest';
import { callsOf, consumerTestsOf } from './changed-calls.ts';

it('finds the calls of changed files by their names', () => {
  expect(callsOf(['contracts/api/markets.ts', 'web/src/features/home/home.tsx'])).toEqual([
    'markets',
  ]);
  expect(callsOf(['web/contract/betting-panas.pact.test.ts'])).toEqual(['betting']);
  expect(callsOf(['contracts/api/history.ts'])).toEqual(['bettingHistory', 'bet', 'history']);
});

it('takes a file of no call in particular for one of all, and leaves out texts and other folders', () => {
  expect(callsOf(['contracts/reading/read.ts'])).toEqual(endpointNames);
  expect(callsOf(['contracts/README.md', 'docs/markets.md'])).toEqual([]);
});

it('finds consumer tests of every call', () => {
  for (const name of endpointNames) expect(consumerTestsOf([name])).not.toEqual([]);
  expect(consumerTestsOf(['markets'])).toContain('markets.pact.test.ts');
});
