import { committedInteractions } from '@matka/contracts/pact/pact-file';
import type { InteractionResult } from '@matka/contracts/verifier/run-interactions';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSelected } from './selected-calls.ts';
import { verifyMockByPact } from './verify-mock.ts';

const interactions = committedInteractions().filter(isSelected);
const descriptions = interactions.map(({ description }) => description);

let verified: Promise<InteractionResult[]>;

// The first test shows a failure of the verifier itself.
beforeAll(async () => {
  verified = verifyMockByPact(interactions);
  await verified.catch(() => undefined);
});

describe('the mock conforms to the pact', () => {
  it('with every committed interaction verified', async () => {
    const results = await verified;
    expect(descriptions.length).toBeGreaterThan(0);
    expect(results.map(({ description }) => description)).toEqual(descriptions);
  });

  it.each(descriptions)('%s', async (description) => {
    const one = (await verified).find((each) => each.description === description);
    expect(one?.mismatches).toEqual([]);
    expect(one?.passed).toBe(true);
  });
});
