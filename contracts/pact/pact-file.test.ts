import { describe, expect, it } from 'vitest';
import { normalise, pactProblem } from './pact-file.ts';

const pact = (interactions: unknown[], metadata: unknown) =>
  JSON.stringify({ provider: { name: 'p' }, consumer: { name: 'c' }, interactions, metadata });

describe('the committed pact', () => {
  it('is the same text whatever the order of playing and the versions of the tools', () => {
    const one = { description: 'a', type: 'x' };
    const two = { type: 'x', description: 'b' };
    expect(normalise(pact([one, two], { pactRust: { ffi: '1' } }))).toBe(
      normalise(pact([two, { type: 'x', description: 'a' }], { pactRust: { ffi: '2' } })),
    );
  });

  it('is never an empty one, nor one that has lost an interaction', () => {
    const one = pact([{ description: 'a' }, { description: 'b' }], {});
    expect(pactProblem(one, ['a', 'b'])).toBeUndefined();
    expect(pactProblem(one, ['a', 'b', 'c', 'd'])).toBe('Played but not in the pact: c; d');
    expect(pactProblem(pact([], {}), [])).toBe('The pact is empty.');
  });
});
