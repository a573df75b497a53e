import { committedInteractions } from '@matka/contracts/pact/pact-file';
import type { InteractionResult } from '@matka/contracts/verifier/run-interactions';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyMock } from './verify-mock.ts';

const descriptions = committedInteractions().map(({ description }) => description);

describe('the mock keeps the pact', () => {
  let played: InteractionResult[];

  beforeAll(async () => {
    played = await verifyMock(committedInteractions());
  });

  it('every committed interaction was verified, none lost', () => {
    expect(descriptions.length).toBeGreaterThan(0);
    expect(played.map(({ description }) => description)).toEqual(descriptions);
  });

  it.each(descriptions)('%s', (description) => {
    const one = played.find((each) => each.description === description);
    expect(one?.mismatches).toEqual([]);
    expect(one?.passed).toBe(true);
  });
});
