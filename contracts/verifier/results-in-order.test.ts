import { describe, expect, it } from 'vitest';
import { resultsInOrder } from './results-in-order.ts';

const interactions = [{ description: 'the markets' }, { description: 'a bet' }];
const passed = (description: string) => ({ description, passed: true, mismatches: [] });

describe('the list of results', () => {
  it('has the order and the descriptions of the interactions', () => {
    const failed = { description: '0', passed: false, mismatches: ['$ is null'] };
    expect(resultsInOrder(interactions, [passed('1'), failed])).toEqual([
      { ...failed, description: 'the markets' },
      passed('a bet'),
    ]);
  });

  it.each([
    ['the markets', [passed('1')]],
    ['a bet', [passed('0')]],
    ['a bet', [passed('0'), passed('2')]],
  ])('is an error when an interaction has none: %s', (description, results) => {
    expect(() => resultsInOrder(interactions, results)).toThrow(
      `The verifier returned no result for "${description}".`,
    );
  });
});
