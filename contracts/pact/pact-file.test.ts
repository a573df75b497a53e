import { expect, it } from 'vitest';
import { normalise, pactProblem } from './pact-file.ts';

const pact = (interactions: unknown[], metadata: unknown) =>
  JSON.stringify({ provider: { name: 'p' }, consumer: { name: 'c' }, interactions, metadata });

it('a written pact has the same text for any order of tests and any version of tools', () => {
  const one = { description: 'a', type: 'x' };
  const two = { type: 'x', description: 'b' };
  expect(normalise(pact([one, two], { pactRust: { ffi: '1' } }))).toBe(
    normalise(pact([two, { type: 'x', description: 'a' }], { pactRust: { ffi: '2' } })),
  );
});

it('a written pact is invalid when it is empty or lacks an executed interaction', () => {
  const one = pact([{ description: 'a' }, { description: 'b' }], {});
  expect(pactProblem(one, ['a', 'b'])).toBeUndefined();
  expect(pactProblem(one, ['a', 'b', 'c', 'd'])).toBe('Executed but missing in the pact: c; d');
  expect(pactProblem(pact([], {}), [])).toBe('The pact is empty.');
});
